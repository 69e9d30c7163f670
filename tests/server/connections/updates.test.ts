/**
 * What watchers are sent after a move is put together from parts that are shared: between seats, and with the document
 * before. It must equal, byte for byte, the difference between the two whole documents of that seat.
 */
import { describe, expect, test, vi } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import { History } from '../../../src/core/history/history.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { diffAndReuse } from '../../../src/protocol/patch.js';
import { type Seat, Table } from '../../../src/server/tables/table.js';
import type { TableChange } from '../../../src/server/tables/table-change.js';
import { type Viewer, viewerOf } from '../../../src/server/tables/view/access.js';
import { type DocumentParts, Documents, documentFor } from '../../../src/server/tables/view/document.js';
import { UpdateMessages } from '../../../src/server/ws/updates.js';
import type { Watcher } from '../../../src/server/ws/watcher.js';
import { CONFIGS, draw } from '../../common/games.js';
import { effort } from '../../setup/effort.js';

const MOVES = effort(30, 600);

const person = (seat: number): string => `person-${seat}`;

const seatAt = (i: number): Seat => ({
  kind: 'person',
  name: `Player ${i}`,
  person: person(i),
  level: null,
  colour: i,
  away: false,
  ranOut: false,
  absentSince: null,
  program: false,
  resigned: 0,
  vacations: [],
  refused: {},
  hasMoved: false,
  hadStandIn: false,
  standInDecidedLast: false,
  terms: null,
  termsEntry: 0,
  swap: null,
  kept: null,
  orders: {},
  plan: [],
  planStopped: null,
  planEntry: 0,
  last: 0,
  bank: 600_000,
  refilled: false,
  given: 0,
});

function tableOf(config: JsonObject, random: Random): Table {
  const rules = shelf.rules(config);
  const table = new Table('a table id', shelf);
  table.rules = rules;
  table.status = 'playing';
  table.host = person(0);
  table.settings = {
    title: 'A table',
    access: 'open',
    spectators: true,
    autostart: true,
    first: null,
    pace: { kind: 'live', bank: 600, increment: 10 },
    runOut: 'bot',
    standIn: 'trader',
    ...{ rated: true, hints: false, undo: 'consent', rest: false },
    config: rules.config,
  };
  table.seats = Array.from({ length: rules.players }, (_, i) => seatAt(i));
  table.fair = { commitment: 'c', seed: 's', salt: 't' };
  table.game = new History(rules, rules.setUp(random));
  table.number = 1;
  return table;
}

const legal = new ActionBuffer();

/** A move, or now and then one that is taken back. */
function move(table: Table, random: Random): TableChange {
  const { rules } = table;
  const game = table.game!;
  const before = game.state;
  const seat = game.decider;
  table.number++;
  table.step++;
  table.at += 1000;
  table.since = table.at;
  const entry = { number: table.number, at: table.at, actor: person(seat) };
  if (game.length > 0 && random.below(8) === 0) {
    game.undo();
    const event = { kind: 'undone', seat, moves: game.length } as const;
    return { table, from: table.number - 1, applied: [{ entry: { ...entry, event } }] };
  }
  rules.legal(before, legal);
  const action = draw(rules, before, legal, random);
  const event = { kind: 'moved', seat, action: rules.writeAction(before, action), by: 'person' } as const;
  game.play(action);
  table.seats[seat].last = table.number;
  table.seats[seat].bank -= 700;
  if (game.isOver) {
    table.status = 'over';
    table.ended = table.at;
  }
  const change = { before, after: game.state, action };
  return { table, from: table.number - 1, applied: [{ entry: { ...entry, event }, move: change }] };
}

const viewerAs = (table: Table, { person: who, countsLegal }: Watcher): Viewer =>
  viewerOf(table, who, countsLegal);

/** The document written whole for one viewer, with no part of it shared. */
function writtenWhole(table: Table, who: string, countsLegal = false): Json {
  const viewer = viewerOf(table, who, countsLegal);
  const view = table.rules.writeView(table.game!.state, viewer.seat);
  return JSON.parse(JSON.stringify({ ...documentFor(table, viewer), view })) as Json;
}

describe.each(CONFIGS)('$name', ({ config }) => {
  test('every patch is the difference between two whole documents', () => {
    const random = new Random(JSON.stringify(config));
    const table = tableOf(config, random);
    const people = [...table.seats.keys()].map(person);
    const watchers = [...people, 'a spectator'].flatMap((who) =>
      [false, true].map((countsLegal) => {
        const watcher = { person: who, language: 'en', lines: true, wholeDocuments: false, countsLegal };
        return watcher as unknown as Watcher;
      }),
    );
    const writeAll = () => watchers.map((one) => writtenWhole(table, one.person, one.countsLegal));
    let documents = new Documents(table);
    let shown: DocumentParts[] = watchers.map((one) => documents.for(table, viewerAs(table, one)));
    let whole = writeAll();
    for (let i = 0; i < MOVES && table.status === 'playing'; i++) {
      const messages = new UpdateMessages(move(table, random), documents);
      documents = messages.documents;
      const sent = watchers.map((watcher, k) => messages.for(watcher, viewerAs(table, watcher), shown[k]));
      const now = writeAll();
      sent.forEach(({ text }, k) => {
        const patch = JSON.stringify(diffAndReuse(whole[k], structuredClone(now[k])));
        expect(text.slice(text.indexOf(',"patch":') + ',"patch":'.length, -1)).toBe(patch);
      });
      shown = sent.map(({ document }) => document);
      whole = now;
    }
    expect(table.number).toBeGreaterThan(20);
  });
});

test('clients that want whole documents get them, written once for all who see the same', () => {
  const { config } = CONFIGS[0];
  const random = new Random('whole');
  const table = tableOf(config, random);
  const people = [person(0), 'a spectator', 'another', 'a third'];
  const watchers = people.map(
    (who) =>
      ({
        person: who,
        language: 'en',
        lines: false,
        wholeDocuments: true,
        countsLegal: false,
      }) as unknown as Watcher,
  );
  const messages = new UpdateMessages(move(table, random), new Documents(table));
  const write = vi.spyOn(JSON, 'stringify');
  const texts = watchers.map((one) => messages.for(one, viewerAs(table, one), null).text);
  const isDocument = ([value]: unknown[]): boolean => typeof value === 'object' && 'view' in value!;
  const written = write.mock.calls.filter(isDocument);
  write.mockRestore();
  expect(written).toHaveLength(2);
  for (const [i, text] of texts.entries())
    expect(JSON.parse(text).document).toEqual(writtenWhole(table, people[i]));
});
