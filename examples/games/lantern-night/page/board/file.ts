/** What the drawing reads of a game: the board file, and a position. */
import type { Rules } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import type { Pt } from '../../../../web/board/map/geometry.js';
import type { BoardFile } from '../../rules/board/board-file.js';
import type { LanternNight } from '../../rules/index.js';

export const fileOf = (rules: Rules): BoardFile =>
  (rules.game as LanternNight).boards.get(String(rules.config.board))!.file;

export interface Position {
  readonly seats: readonly { readonly patron: string | null }[];
  readonly bridges: Readonly<
    Record<string, { readonly lantern: number | null; readonly gift: number | null; readonly open: boolean }>
  >;
}
export const asPosition = (position: JsonObject): Position => position as unknown as Position;

export interface BridgePlace {
  readonly id: string;
  readonly from: Pt;
  readonly to: Pt;
  readonly middle: Pt;
}

/** Bridges as lines between their quays. */
export const placesOf = ({ quays, bridges }: BoardFile): BridgePlace[] =>
  bridges.map((ends) => {
    const [from, to] = ends.map((id) => quays.find((quay) => quay.id === id)!.at);
    return { id: ends.join('--'), from, to, middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] };
  });

export const pathOf = ({ from, to }: BridgePlace): string => `M${from}L${to}`;

/** A bridge by the quays at its ends. */
export const nameOfBridge = (rules: Rules, id: string): string =>
  id
    .split('--')
    .map((end) => fileOf(rules).quays.find((quay) => quay.id === end)?.name ?? end)
    .join('–');
