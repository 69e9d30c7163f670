/** What ends a game of Hansa Teutonica (X1), and how close it is. */
import type { Rules } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Teller } from '../../../web/board/describe.js';
import { Icon } from '../../../web/board/pieces/icon.jsx';
import type { Ending } from '../../../web/games/page.js';
import { texts } from '../rules/texts/words.js';
import { TRACK_END } from '../rules/vocabulary.js';
import { fileOf } from './board/file.js';
import { MarkerIcon } from './icons.jsx';

const SIZE = 18;
const HOUSE = 'M-8,9V-3L0,-10L8,-3V9z';
const FLAG = 'M-7,11V-11H-4.6V-10L9,-5.5L-4.6,-1V11z';

interface Seat {
  readonly score: number;
  readonly markers: Readonly<Record<'unused' | 'used' | 'plate', readonly unknown[]>>;
}

const Sign = (props: { path: string }) => (
  <Icon size={SIZE} half={12}>
    <path class="end-sign" d={props.path} />
  </Icon>
);

export function endings(rules: Rules, position: JsonObject, teller: Teller): Ending[] {
  const say = texts.say('ends', teller.language);
  const seats = position.seats as unknown as Seat[];
  const isOver = (position.turn as JsonObject).phase === 'over';
  const markers = markersOf(rules, position, seats);
  const { completedCitiesToEnd: enough } = fileOf(rules);
  const completed = Number(position.completed ?? 0);
  const score = Math.max(...seats.map((seat) => seat.score));
  const first = teller.names[seats.findIndex((seat) => seat.score === score)] ?? '';
  return [
    {
      id: 'markers',
      name: say('markers'),
      icon: () => <MarkerIcon marker="" size={SIZE} />,
      value: String(markers.left),
      share: markers.share,
      why: say('markersWhy'),
      reached: isOver && (position.turn as JsonObject).supplyFailed === true ? say('markersWas') : null,
    },
    {
      id: 'cities',
      name: say('cities'),
      icon: () => <Sign path={HOUSE} />,
      value: `${completed}/${enough}`,
      share: completed / enough,
      why: say('citiesWhy', { n: enough }),
      reached: isOver && completed >= enough ? say('citiesWas', { n: completed }) : null,
    },
    {
      id: 'track',
      name: say('track'),
      icon: () => <Sign path={FLAG} />,
      value: `${score}/${TRACK_END}`,
      share: score / TRACK_END,
      why: say('trackWhy', { n: TRACK_END, name: first, score }),
      reached: isOver && score >= TRACK_END ? say('trackWas', { name: first, n: TRACK_END }) : null,
    },
  ];
}

/** Markers left to draw; those on the board at the start do not count as drawn. */
function markersOf(rules: Rules, position: JsonObject, seats: readonly Seat[]) {
  const left = typeof position.supply === 'number' ? position.supply : (position.supply as unknown[]).length;
  const held = seats.flatMap(({ markers }) => Object.values(markers)).flat().length;
  const onBoard = Object.keys((position.markers as JsonObject | undefined) ?? {}).length;
  const atStart = fileOf(rules).routes.filter(({ tavern }) => tavern).length;
  const drawn = Math.max(0, held + onBoard - atStart);
  return { left, share: drawn / Math.max(1, drawn + left) };
}
