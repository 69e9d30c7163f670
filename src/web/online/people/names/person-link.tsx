/** A player's name, which leads to the profile. */
import { Show } from 'solid-js';
import { playerLink } from './player-link.js';
import '../people.css';

/** A person or their program, or a bot by its level; a name that leads nowhere if neither is known. */
export function PersonLink(props: {
  person?: string | undefined;
  level?: string | undefined;
  program?: boolean | undefined;
  name: string;
}) {
  return (
    <Show when={playerLink(props.person, props.level, props.program)} fallback={props.name}>
      {(link) => (
        <a class="person-link" href={link()}>
          {props.name}
        </a>
      )}
    </Show>
  );
}
