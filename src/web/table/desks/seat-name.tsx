/** The name of a player, linked to their profile if there is one. */
import { LinkedText } from '../../shell/controls/linked-text.jsx';
import type { SeatHolder } from '../../store/saved-game.js';

export const SeatName = (props: { holder: SeatHolder }) => (
  <Sentence text={props.holder.name} holder={props.holder} />
);

/** A sentence in which a player's name is linked to their profile. */
export const Sentence = (props: { text: string; holder: SeatHolder | undefined }) => (
  <LinkedText
    text={props.text}
    links={props.holder ? [{ name: props.holder.name, link: props.holder.link }] : []}
  />
);
