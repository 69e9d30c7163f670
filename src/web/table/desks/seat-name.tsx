/** The name of a player, which leads to who that is where there is such a page. */
import { LinkedText } from '../../shell/linked-text.jsx';
import type { SeatHolder } from '../../store/saved-game.js';

export const SeatName = (props: { holder: SeatHolder }) => (
  <Sentence text={props.holder.name} holder={props.holder} />
);

/** A sentence about a player, in which the name leads there. */
export const Sentence = (props: { text: string; holder: SeatHolder | undefined }) => (
  <LinkedText
    text={props.text}
    links={props.holder ? [{ name: props.holder.name, link: props.holder.link }] : []}
  />
);
