/** WebAssembly as the host has it, if at all. The types that come with TypeScript are those of a browser only. */
import type { Constants, Kernel } from '../kernel.js';
import type { Layout } from '../layout.js';
import { assemble, PAGE_BYTES } from './program.js';

export interface Memory {
  readonly buffer: ArrayBuffer;
}

type Run = (sums: number, addedEnd: number, removedEnd: number, start: number) => number;

interface Host {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly host: { readonly memory: Memory } },
  ) => { readonly exports: { readonly run: Run } };
  validate(bytes: Uint8Array): boolean;
}

const findHost = (): Host | undefined => (globalThis as { readonly WebAssembly?: Host }).WebAssembly;

/** Memory that both kernels can work on. */
export function newMemory(bytes: number): Memory {
  const host = findHost();
  if (!host) return { buffer: new ArrayBuffer(bytes) };
  return new host.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
}

/** The SIMD kernel over `memory`; undefined where the host does not know SIMD or a page's policy forbids it. */
export function simdKernel(layout: Layout, constants: Constants, memory: Memory): Kernel | undefined {
  const host = findHost();
  const module = host && compile(host, assemble(layout, constants));
  if (!module) return undefined;
  const { run } = new host.Instance(module, { host: { memory } }).exports;
  return {
    name: 'simd',
    run: (seat, added, removed, start) =>
      run(layout.sums + 4 * layout.row * seat, layout.added + 4 * added, layout.removed + 4 * removed, start),
  };
}

/** At once, not in the background: the module is about two kilobytes. */
function compile(host: Host, bytes: Uint8Array): object | undefined {
  if (!host.validate(bytes)) return undefined;
  try {
    return new host.Module(bytes);
  } catch {
    return undefined;
  }
}
