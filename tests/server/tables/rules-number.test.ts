/** A table plays by the rules of its start, even if there are newer ones today. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import type { Event, SeatStart } from '../../../src/server/events.js';
import { fold } from '../../../src/server/tables/fold.js';
import { DEFAULTS } from '../../../src/server/tables/start/new-table.js';
import { Table } from '../../../src/server/tables/table.js';

const CONFIG: JsonObject = { game: 'hansa-teutonica', edition: 'big-box', board: 'hanseatic-3', players: 3 };

function tableAfter(...events: Event[]): Table {
  const table = new Table('abcdefgh', shelf);
  events.forEach((event, i) => {
    fold(table, { number: i + 1, at: 0, actor: 'p:host', event });
  });
  return table;
}

const created = (config: JsonObject): Event => ({
  kind: 'created',
  host: 'host',
  settings: { ...DEFAULTS, rated: false, hints: true, config },
  seats: [0, 1, 2].map((colour): SeatStart => ({ kind: 'bot', level: 'trader', name: `B${colour}`, colour })),
});

/** A start as this version writes it, or as a version before rules had numbers did. */
function started(withNumber: boolean): Event {
  const rules = shelf.rules(CONFIG);
  const position = rules.writePosition(rules.setUp(new Random('a')));
  const { rules: number, ...config } = rules.config;
  const seeded: JsonObject = withNumber ? { ...config, rules: number, seed: 'a' } : { ...config, seed: 'a' };
  return { kind: 'started', order: [0, 1, 2], position: { ...position, config: seeded } };
}

describe('the number of the rules', () => {
  it('is 1 for a game that began before rules had numbers', () => {
    const table = tableAfter(created(CONFIG), started(false));
    expect(table.rules.config.rules).toBe(1);
    expect(table.settings.config).toMatchObject({ rules: 1 });
    expect(table.settings.config).not.toHaveProperty('seed');
  });

  it('is the newest for a game that begins now, even at an older table', () => {
    expect(tableAfter(created(CONFIG), started(true)).rules.config.rules).toBe(2);
    expect(tableAfter(created({ ...CONFIG, rules: 1 }), started(true)).rules.config.rules).toBe(2);
  });
});
