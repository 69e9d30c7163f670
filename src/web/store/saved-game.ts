/** A game saved on this device. */
import type { JsonObject } from '../../core/json.js';

/** Who plays a seat: a person at this screen, or a bot. */
export interface SeatHolder {
  readonly kind: 'person' | 'bot';
  /** Which bot. */
  readonly bot?: string;
  readonly name: string;
  /** One of the five player colours, 0 to 4. */
  readonly colour: number;
  /** At a table of a server: where the page about them is. */
  readonly link?: string;
}

export interface SavedGame {
  readonly id: string;
  name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  changed: number;
  readonly seats: readonly SeatHolder[];
  /** A record of `docs/formats.md`; `names` are those of the seats. */
  record: JsonObject;
  over: boolean;
  /** The seat that has to decide, for lists that do not load the engine. */
  decides?: number;
  /** Whether moves were taken back over a bot's answer or a draw. */
  takebacks?: boolean;
  /** How often its moves were saved; missing for never. A save that comes from an older version is refused. */
  version?: number;
}
