/** Nobody receives what they must not know: views, log lines, errors, exports, over HTTP and WebSocket. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { type Person, playToEnd, serve, type TestServer } from '../help.js';

describe('log lines', () => {
  test.each([
    { game: 'hansa-teutonica', players: 4, modules: ['missions', 'favours'] },
    { game: 'hansa-teutonica', players: 4, board: 'eastern' },
    { game: 'hansa', players: 3 },
  ])('say the same whatever is hidden: %o', (config) => {
    const rules = shelf.rules(config);
    const random = new Random('lines');
    const legal = new ActionBuffer();
    const names = Array.from({ length: rules.players }, (_, i) => `P${i}`);
    const state = rules.setUp(random);
    const other = new Uint8Array(rules.stateSize);
    for (let i = 0; i < 4000 && rules.decider(state) !== -1; i++) {
      rules.legal(state, legal);
      const action = legal.at(random.below(legal.length));
      const viewer = i % rules.players;
      const after = state.slice();
      rules.apply(after, action);
      if (rules.decider(after) === -1) return;
      // The same move with different hidden things before and after it.
      rules.imagine(state, viewer, random, other);
      const imagined = new Uint8Array(rules.stateSize);
      rules.imagine(after, viewer, random, imagined);
      expect(rules.sentence(other, action, names, 'en')).toBe(rules.sentence(state, action, names, 'en'));
      expect(rules.consequences(other, imagined, names, 'de')).toEqual(
        rules.consequences(state, after, names, 'de'),
      );
      state.set(after);
    }
  });
});

describe('a game with missions', () => {
  let server: TestServer;
  let people: Person[];
  let table: string;
  /** What only the server knows, as the log has it. */
  let secret: { seed: string; salt: string; supply: string[]; missions: string[][] };

  beforeAll(async () => {
    server = await serve();
    people = [await server.person('Ada'), await server.person('Bo'), await server.person('Cy')];
    table = await people[0].make({
      config: { game: 'hansa-teutonica', players: 3, modules: ['missions'] },
      first: 0,
    });
    await people[1].do(table, { do: 'sit' });
    await people[2].do(table, { do: 'sit' });
    const log = await server.running.services.store.tables.log(table);
    const started = log.find(({ event }) => event.kind === 'started')!.event;
    if (started.kind !== 'started') throw new Error();
    const position = started.position as { supply: string[]; seats: { mission: string[] }[] };
    secret = {
      seed: started.fair!.seed,
      salt: started.fair!.salt,
      supply: position.supply,
      missions: position.seats.map(({ mission }) => mission),
    };
  });
  afterAll(() => server.stop());

  test('each seat sees its own card, spectators none, and nobody the seed', async () => {
    const spectator = await server.person('Eve');
    for (const [viewer, person] of [...people, spectator].entries()) {
      const socket = await person.connect();
      const document = await socket.watch(table);
      const everything = [
        document,
        (await person.ask('GET', `tables/${table}?after=0`)).body,
        (await person.ask('GET', `tables/${table}/history`)).body,
        (await person.ask('GET', `tables/${table}/record`)).body,
        (await person.ask('GET', `tables/${table}/statistics`)).body,
      ].map((value) => JSON.stringify(value));
      for (const text of everything) {
        expect(text).not.toContain(secret.seed);
        expect(text).not.toContain(secret.salt);
        secret.missions.forEach((mission, seat) => {
          if (seat !== viewer) expect(text).not.toContain(JSON.stringify(mission));
        });
      }
      const view = document.view as {
        supply: number;
        seats: { mission: string[] | null }[];
        config: JsonObject;
      };
      expect(view.supply).toBe(secret.supply.length);
      expect(view.config.seed).toBe(null);
      expect(view.seats.map(({ mission }) => mission)).toEqual(
        secret.missions.map((mission, seat) => (seat === viewer ? mission : null)),
      );
      expect(document.fair).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
      socket.close();
    }
  });

  test('the record and the chart of scores are available only after the game', async () => {
    for (const what of ['record', 'statistics']) {
      const { status, body } = await people[0].ask('GET', `tables/${table}/${what}`);
      expect([status, body.code]).toEqual([409, 'not-now']);
    }
  });

  test('every update fits what its viewer may see', async () => {
    const sockets = await Promise.all(people.map((person) => person.connect()));
    for (const socket of sockets) await socket.watch(table);
    const random = new Random('moves');
    for (let i = 0; i < 150; i++) {
      const { decides, step, status } = sockets[0].documents.get(table)!;
      if (status !== 'playing') break;
      const socket = sockets[decides!];
      await socket.until(() => socket.documents.get(table)!.step === step);
      const legal = socket.documents.get(table)!.you.legal!;
      const answer = await socket.do(table, { do: 'play', action: legal[random.below(legal.length)] }, step);
      expect(answer.type).toBe('done');
      const { number } = answer as { number: number };
      for (const one of sockets) await one.until(() => one.numbers.get(table)! >= number);
    }
    for (const [seat, socket] of sockets.entries()) {
      expect(socket.documents.get(table)).toEqual((await people[seat].look(table)).document);
      for (const other of sockets) {
        if (other !== socket) expect(other.documents.get(table)!.you.seat).not.toBe(seat);
      }
      const text = JSON.stringify(socket.messages);
      expect(text).not.toContain(secret.seed);
      secret.missions.forEach((mission, owner) => {
        if (owner !== seat) expect(text).not.toContain(JSON.stringify(mission));
      });
    }
    for (const socket of sockets) socket.close();
  });
});

describe('at the end', () => {
  test('seed and salt are published, match the commitment, and lead to the start position', async () => {
    const server = await serve();
    const person = await server.person('Ada');
    const table = await person.make({
      config: { game: 'hansa', players: 2 },
      seats: [
        { who: 'me', colour: 0 },
        { who: 'bot', level: 'random', colour: 1 },
      ],
    });
    const socket = await person.connect();
    const { fair } = await socket.watch(table);
    await playToEnd(server, table);
    await socket.until(() => socket.documents.get(table)!.status === 'over', 'the end');
    const { seed, salt, commitment } = socket.documents.get(table)!.fair!;
    expect(commitment).toBe(fair!.commitment);
    expect(createHash('sha256').update(`${seed}\n${salt}`).digest('hex')).toBe(commitment);
    const { body: record } = await person.ask('GET', `tables/${table}/record`);
    const replay = readRecord(shelf, record);
    expect(replay.history.start).toEqual(replay.rules.setUp(new Random(seed!)));
    expect(record.shuffle).toEqual({ salt, commitment });
    socket.close();
    await server.stop();
  });
});
