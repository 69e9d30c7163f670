/** Sentences about the seats of a table, in which names lead to profiles. */
import type { Seat } from '../../../../protocol/tables/document.js';
import { MarkedText } from '../../../shell/controls/linked-text.jsx';
import { markNames, type NameLink } from '../../../shell/controls/marked-names.js';
import { playerLink } from './player-link.js';

type Linked = Pick<Seat, 'name' | 'person' | 'level' | 'program'>;

const linksOf = (seats: readonly Linked[]): NameLink[] =>
  seats.map(({ name, person, level, program }) => ({ name, link: playerLink(person, level, program) }));

/** `text` makes the sentence of the names of all seats, in their order. */
export const AboutSeats = (props: { seats: readonly Linked[]; text(names: readonly string[]): string }) => (
  <MarkedText
    text={props.text(markNames(props.seats.map(({ name }) => name)))}
    links={linksOf(props.seats)}
  />
);
