/** A player's name, which leads to the profile. */
import { Show } from 'solid-js';
import { playerLink } from './player-link.js';
import './people.css';

/** A person by their id, or a bot by its level; a name that leads nowhere if neither is known. */
export function PersonLink(props: { person?: string | undefined; level?: string | undefined; name: string }) {
  return (
    <Show when={playerLink(props.person, props.level)} fallback={props.name}>
      {(link) => (
        <a class="person-link" href={link()}>
          {props.name}
        </a>
      )}
    </Show>
  );
}
