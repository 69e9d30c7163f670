/** Chooses the kernel of a network. */
import type { Constants, Kernel, KernelName } from './kernel.js';
import type { Layout } from './layout.js';
import { PlainKernel } from './plain.js';
import { type Memory, simdKernel } from './simd/host.js';

/** The kernel asked for; the plain one where there is no SIMD. */
export function makeKernel(name: KernelName, layout: Layout, constants: Constants, memory: Memory): Kernel {
  const simd = name === 'simd' ? simdKernel(layout, constants, memory) : undefined;
  return simd ?? new PlainKernel(layout, constants, memory.buffer);
}
