/** A sentence in which names are links. */
import { For } from 'solid-js';
import { type NameLink, type Part, splitMarked } from './marked-names.js';

export type { NameLink };

/** Each name is linked once, searching from the end: the words before a name are ours. */
function split(text: string, [first, ...others]: readonly NameLink[]): Part[] {
  if (first === undefined) return [text];
  const { name, link } = first;
  const at = link === undefined || name === '' ? -1 : text.lastIndexOf(name);
  if (at === -1) return split(text, others);
  const after = split(text.slice(at + name.length), others);
  // Names found after this one are not searched for before it.
  const rest = after.length > 1 ? [] : others;
  return [...split(text.slice(0, at), rest), { name, link: link! }, ...after];
}

export function LinkedText(props: { text: string; links: readonly NameLink[] }) {
  return <Parts parts={split(props.text, props.links)} />;
}

/** A sentence that was made with marked names, each of them a link if it has one. */
export function MarkedText(props: { text: string; links: readonly NameLink[] }) {
  return <Parts parts={splitMarked(props.text, props.links)} />;
}

function Parts(props: { parts: readonly Part[] }) {
  return (
    <For each={props.parts}>
      {(part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a class="person-link" href={part.link}>
            {part.name}
          </a>
        )
      }
    </For>
  );
}
