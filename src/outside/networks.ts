/** The networks that ship with Kontor. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readNetworksWith } from '../bots/network/library.js';

/** In a checkout they lie beside the sources. An installed package has each of them once, among the page's files. */
const SOURCES = new URL('../../../src/bots/network/weights/', import.meta.url);
const PAGE = new URL('../../web/assets/', import.meta.url);

/** `baltic-2.bin`, or with the hash that the page's build adds, `baltic-2-xXdHJDQN.bin`. */
const filesIn = (folder: URL, name: RegExp): ReadonlyMap<string, URL> =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
      const found = name.exec(file);
      return found ? [[found[1], new URL(file, folder)] as const] : [];
    }),
  );

let files: ReadonlyMap<string, URL> | undefined;

function shippedFiles(): ReadonlyMap<string, URL> {
  files ??= existsSync(SOURCES)
    ? filesIn(SOURCES, /^([a-z0-9-]+)\.bin$/)
    : filesIn(PAGE, /^([a-z0-9-]+)-[\w-]{8}\.bin$/);
  // Without networks the bots would silently play below their level.
  if (files.size === 0) throw new Error(`the bots' networks are in neither ${SOURCES} nor ${PAGE}`);
  return files;
}

/** The bytes of a network, by a name such as `hanseatic-45-4`. */
export function shippedNetwork(name: string): Uint8Array | undefined {
  const file = shippedFiles().get(name);
  return file && readFileSync(file);
}

/** Makes the shipped networks available to the bots of this thread. */
export function useShippedNetworks(): void {
  shippedFiles();
  readNetworksWith(shippedNetwork);
}
