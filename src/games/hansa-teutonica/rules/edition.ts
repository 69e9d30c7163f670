/** What the two editions change, each difference at one named point. */
import components from '../components.json' with { type: 'json' };
import { MARKERS } from './vocabulary.js';

export interface Edition {
  readonly id: string;
  /** A1: income is exactly the Bank value, not up to it. */
  readonly exactIncome: boolean;
  /** M1: any two adjacent posts may be exchanged, not only with one of your own. */
  readonly exchangeAnyPosts: boolean;
  /** X4: ties are broken by Actions, then by the network. */
  readonly breaksTies: boolean;
  readonly startMarkers: readonly number[];
  readonly supplyMarkers: readonly number[];
  /** Player counts by board. */
  readonly boards: Readonly<Record<string, readonly number[]>>;
}

type EditionId = keyof typeof components.editions;

function edition(
  id: EditionId,
  differences: Pick<Edition, 'exactIncome' | 'exchangeAnyPosts' | 'breaksTies'>,
): Edition {
  const { boards, startMarkers, supplyMarkers } = components.editions[id];
  const marker = (name: string): number => MARKERS.indexOf(name as never);
  return {
    id,
    ...differences,
    startMarkers: startMarkers.map(marker),
    supplyMarkers: Object.entries(supplyMarkers).flatMap(([name, count]) => Array(count).fill(marker(name))),
    boards,
  };
}

export const hasMarker = ({ startMarkers, supplyMarkers }: Edition, marker: number): boolean =>
  startMarkers.includes(marker) || supplyMarkers.includes(marker);

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'big-box': edition('big-box', { exactIncome: false, exchangeAnyPosts: false, breaksTies: true }),
  '2009': edition('2009', { exactIncome: true, exchangeAnyPosts: true, breaksTies: false }),
};
export const EDITION_IDS = ['big-box', '2009'] as const satisfies readonly EditionId[];
