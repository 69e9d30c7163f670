/** Drawn boards, and games on them. */
import { History } from '../../../src/core/history/history.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { readLegal, writeLegal } from '../../../src/core/play.js';
import { Random } from '../../../src/core/random.js';
import { shelfWithBoard } from '../../../src/core/records/own-board.js';
import { writeRecordWithBoard } from '../../../src/core/records/record-board.js';
import balticJson from '../../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { shelf } from '../../../src/games/index.js';
import { fourMills } from '../../boards/help.js';

export const mills = fourMills as unknown as JsonObject;

/** The Baltic with Riga moved, so that our drawn coast does not fit. */
export const gulf: JsonObject = {
  ...structuredClone(balticJson as unknown as JsonObject),
  id: 'gulf',
  title: 'The Gulf',
  cities: (structuredClone(balticJson.cities) as unknown as JsonObject[]).map((city) =>
    city.id === 'riga' ? { ...city, at: [700, 500] } : city,
  ),
};

/** A game for three on a board that does not ship, after some moves. */
export function recordOn(board: JsonObject, moves: number, config: JsonObject = {}): JsonObject {
  const game = typeof board.game === 'string' ? board.game : 'hansa';
  const rules = shelfWithBoard(shelf.game(game), board).rules({
    game,
    board: board.id as Json,
    players: 3,
    ...config,
  });
  const history = new History(rules, rules.setUp(new Random('own')));
  for (let i = 0; i < moves && !history.isOver; i++)
    history.play(readLegal(rules, history.state, writeLegal(rules, history.state)[0]));
  return writeRecordWithBoard(history, ['Anna', 'Bert', 'Clara']);
}

/** A saved game in which Anna is a person and the others are merchants. */
export const against = (record: JsonObject, id: string): JsonObject => ({
  format: 'kontor-games',
  version: 1,
  games: [
    {
      id,
      name: 'On my board',
      created: 1,
      changed: 1,
      seats: (record.names as string[]).map((name, i) =>
        i === 0 ? { kind: 'person', name, colour: i } : { kind: 'bot', bot: 'merchant', name, colour: i },
      ),
      record,
    },
  ],
});
