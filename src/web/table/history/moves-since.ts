/** What happened since a player's last turn. */
import type { ShownGame } from '../session/shown-game.js';

/** How many moves had been made when `seat` last decided in a turn of its own; 0 if it never has. */
export function lastOwnMove(game: ShownGame, seat: number): number {
  const { rules, moves } = game;
  const isOwn = (move: number): boolean =>
    moves[move].seat === seat && rules.turnOf(game.stateAt(move)) === seat;
  let length = moves.length;
  while (length > 0 && !isOwn(length - 1)) length--;
  return length;
}

/** The moves of the others since then, by their place in the game. */
export function movesSince(game: ShownGame, seat: number): number[] {
  const found: number[] = [];
  for (let i = lastOwnMove(game, seat); i < game.length; i++) if (game.moves[i].seat !== seat) found.push(i);
  return found;
}
