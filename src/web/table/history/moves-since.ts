/** What happened since a player's last turn. */
import type { ShownGame } from '../session/shown-game.js';

/** How many of the first `before` moves had been made when `seat` last decided in its own turn; 0 if it never has. */
function lastOwnMove(game: ShownGame, seat: number, before = game.length): number {
  const { rules, moves } = game;
  const isOwn = (move: number): boolean =>
    moves[move].seat === seat && rules.turnOf(game.stateAt(move)) === seat;
  let length = before;
  while (length > 0 && !isOwn(length - 1)) length--;
  return length;
}

/** The others' moves since then, as indexes into the game's moves. */
export function movesSince(game: ShownGame, seat: number): number[] {
  const found: number[] = [];
  for (let i = lastOwnMove(game, seat); i < game.length; i++) if (game.moves[i].seat !== seat) found.push(i);
  return found;
}

/** During a turn of `seat`: what the others did since its previous turn, and from which move on. */
export function sinceLastTurn(game: ShownGame, seat: number): { from: number; moves: number[] } {
  let begin = game.length;
  if (game.rules.turnOf(game.state) === seat)
    while (begin > 0 && game.rules.turnOf(game.stateAt(begin - 1)) === seat) begin--;
  const from = lastOwnMove(game, seat, begin);
  const moves: number[] = [];
  for (let i = from; i < game.length; i++) if (game.moves[i].seat !== seat) moves.push(i);
  return { from, moves };
}
