/** Drawings as SVG text: boards that ship are files drawn by the build, others are drawn here. */
import { type Drawing, drawn, getOrMake } from './print.jsx';

const files = import.meta.glob<string>('../../../../dist/drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url] as const),
);

const known = new WeakMap<object, Map<string, Promise<string>>>();

/**
 * Always resolves to the same text; if the file cannot be fetched, the board is drawn here. Rejects if what draws it is
 * missing, too; the next call tries again.
 */
export function textOf(drawing: Drawing): Promise<string> {
  const { of, name, isOwn = false } = drawing;
  let texts = known.get(of);
  if (texts === undefined) {
    texts = new Map();
    known.set(of, texts);
  }
  return getOrMake(texts, name, () => {
    const text = isOwn ? drawnHere(drawing) : fetched(name).catch(() => drawnHere(drawing));
    text.catch(() => texts.delete(name));
    return text;
  });
}

async function drawnHere({ box, drawer }: Drawing): Promise<string> {
  const [draw, { default: styles }] = await Promise.all([drawer(), import('./print.css?inline')]);
  return drawn(box, styles, draw);
}

async function fetched(name: string): Promise<string> {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`no file for ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}
