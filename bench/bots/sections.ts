/** Sections of a document that programs write; people write the rest. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces what stands under `## heading`, up to the next heading of that kind. */
export function writeSection(path: string, heading: string, text: string): void {
  const title = `## ${heading}\n`;
  const document = readFileSync(path, 'utf8');
  const start = document.indexOf(`\n${title}`) + 1;
  if (start === 0) throw new Error(`${path} has no section “${heading}”`);
  const next = document.indexOf('\n## ', start);
  const rest = next === -1 ? '' : document.slice(next);
  writeFileSync(path, `${document.slice(0, start)}${title}\n${text.trimEnd()}\n${rest}`);
}
