/** Trying again from a point of an online game, on this device. */
import { DEFAULT_BOT } from '../../../../bots/levels.js';
import type { JsonObject } from '../../../../core/json.js';
import { forkGame } from '../../../store/create.js';
import type { SeatHolder } from '../../../store/saved-game.js';
import { showError } from '../../me/identity.js';

/** Opens a game that begins with the first `length` moves: you play your seat, or the first one, and bots the others. */
export async function forkAgainstBots(
  record: JsonObject | Promise<JsonObject>,
  length: number,
  seats: readonly SeatHolder[],
  mySeat: number | null,
): Promise<void> {
  try {
    const holders = seats.map(
      // Seats of a game on this device lead to no profiles.
      ({ link: _, ...seat }, i): SeatHolder =>
        i === (mySeat ?? 0) ? seat : { ...seat, kind: 'bot', bot: DEFAULT_BOT },
    );
    location.hash = `#/game/${(await forkGame(await record, length, holders)).id}`;
  } catch (error) {
    showError(error);
  }
}
