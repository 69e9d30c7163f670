/** A game saved on this device. */
import type { JsonObject } from '../../core/json.js';

/** Who plays a seat: a person at this screen, or a bot. */
export interface SeatHolder {
  readonly kind: 'person' | 'bot';
  /** The bot's id. */
  readonly bot?: string;
  readonly name: string;
  /** One of the five player colours, 0 to 4. */
  readonly colour: number;
  /** At an online table: the link to their profile. */
  readonly link?: string;
}

export interface SavedGame {
  readonly id: string;
  name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  changed: number;
  readonly seats: readonly SeatHolder[];
  /** A record as in `docs/formats.md`; `names` are the seats' names. */
  record: JsonObject;
  over: boolean;
  /** The decider, for lists that do not load the engine. */
  decides?: number;
  /** Whether moves were undone across a bot's answer or a draw. */
  takebacks?: boolean;
  /** How often its moves were saved; missing for never. Saves based on an older version are refused. */
  version?: number;
}
