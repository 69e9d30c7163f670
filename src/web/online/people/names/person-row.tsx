/** A person in a list: picture, name, and what can be done. */
import type { JSX } from 'solid-js';
import type { PersonCard } from '../../../../protocol/people/profile.js';
import { Arms } from './arms.jsx';
import { PersonLink } from './person-link.jsx';

export function PersonRow(props: { person: PersonCard; note?: JSX.Element; children?: JSX.Element }) {
  return (
    <li class="person-row" data-person={props.person.id}>
      <Arms picture={props.person.picture} size={36} />
      <span class="person-name">
        <strong>
          <PersonLink person={props.person.id} name={props.person.name} />
        </strong>
        {props.note}
      </span>
      <span class="person-ways">{props.children}</span>
    </li>
  );
}
