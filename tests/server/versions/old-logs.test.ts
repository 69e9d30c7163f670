/** Logs of an earlier version: every entry leads to the same table, and the game can be continued. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN_LAST_MOVE } from '../../../src/core/history/undo.js';
import type { Json } from '../../../src/core/json.js';
import { writeLegal } from '../../../src/core/play.js';
import { shelf } from '../../../src/games/index.js';
import type { Command } from '../../../src/protocol/tables/commands.js';
import type { LogEntry } from '../../../src/server/events.js';
import type { Context } from '../../../src/server/tables/decide/context.js';
import { decide } from '../../../src/server/tables/decide/index.js';
import { fold } from '../../../src/server/tables/fold.js';
import { Table } from '../../../src/server/tables/table.js';
import { recordOf } from '../../../src/server/tables/view/record.js';

interface OldLog {
  readonly name: string;
  readonly entries: readonly LogEntry[];
  /** What that version had after each entry; `undo` and `redo` are the seats that could do so. */
  readonly after: readonly ({ step: number; moves: number; position: string } | null)[];
  /** The hash of the record that it wrote. */
  readonly record: string;
}

const LOGS = JSON.parse(
  readFileSync(new URL('../../fixtures/logs/undo.json', import.meta.url), 'utf8'),
) as OldLog[];

/** Without configs, to which later versions add fields that earlier ones left out. */
const hash = (json: Json): string => {
  const text = JSON.stringify(json, (key, value) => (key === 'config' ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
};

function summaryOf(table: Table): unknown {
  const { game, rules, seats } = table;
  if (!game) return null;
  const seatsWho = (may: (seat: number) => boolean): number[] => seats.map((_, seat) => seat).filter(may);
  return {
    step: table.step,
    moves: game.length,
    decides: table.decides,
    undo: seatsWho((seat) => OWN_LAST_MOVE.mayUndo(game, seat)),
    redo: seatsWho((seat) => OWN_LAST_MOVE.mayRedo(game, seat)),
    position: hash(rules.writePosition(game.state)).slice(0, 16),
  };
}

describe.each(LOGS)('a log of $name with moves taken back, redone and taken back by agreement', (log) => {
  const table = new Table('abcdefghijkl', shelf);

  it('leads to the same table at every entry', () => {
    log.entries.forEach((entry, i) => {
      fold(table, entry);
      expect(summaryOf(table), `after entry ${entry.number}`).toEqual(log.after[i]);
    });
    const kinds = new Set(log.entries.map(({ event }) => ('by' in event ? event.by : event.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['person', 'redo', 'undone', 'undo-asked']));
  });

  it('is played on: a move, taken back, redone', () => {
    const game = table.game!;
    const carryOut = (command: Command): void => {
      const { person } = table.seats[game.decider];
      const actor = { person, name: '', label: String(person) } as Context['actor'];
      for (const event of decide(table, command, { actor, now: table.at, levels: [] } as unknown as Context))
        fold(table, { number: table.number + 1, at: table.at + 1000, actor: actor.label, event });
    };
    const before = table.rules.writePosition(game.state);
    const { length } = game;
    const action = writeLegal(table.rules, game.state).find((json) => {
      const after = game.state.slice();
      const seat = game.decider;
      const open = table.rules.apply(after, table.rules.readAction(after, json)) === 0;
      return open && table.rules.decider(after) === seat;
    });
    carryOut({ do: 'play', action: action! });
    const after = table.rules.writePosition(game.state);
    expect(after).not.toEqual(before);
    carryOut({ do: 'undo' });
    expect(table.rules.writePosition(game.state)).toEqual(before);
    carryOut({ do: 'redo' });
    expect(table.rules.writePosition(game.state)).toEqual(after);
    game.goBackTo(length);
  });

  it('gives the record that it gave', () => {
    table.status = 'over';
    const { position, names, actions, result, shuffle } = recordOf(table);
    expect(hash({ position, names, actions, result, shuffle })).toBe(log.record);
  });
});
