/** Records of long games: two people sail to and fro and never finish. */
import { History } from '../../../src/core/history/history.js';
import type { JsonObject } from '../../../src/core/json.js';
import { readLegal, writeLegal } from '../../../src/core/play.js';
import { Random } from '../../../src/core/random.js';
import { writeRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { SMALL } from './script.js';

export function longRecord(moves: number): JsonObject & { readonly actions: JsonObject[] } {
  const rules = shelf.rules(SMALL);
  const history = new History(rules, rules.setUp(new Random('long')));
  while (history.length < moves) {
    const legal = writeLegal(rules, history.state) as JsonObject[];
    const wanted = history.length % 2 === 0 ? 'sail' : 'end-turn';
    const action = legal.find(({ type }) => type === wanted) ?? legal[0];
    history.play(readLegal(rules, history.state, action, 'action'));
  }
  return writeRecord(history, ['Ada', 'Bo']) as ReturnType<typeof longRecord>;
}
