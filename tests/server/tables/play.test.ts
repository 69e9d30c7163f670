/** Playing over WebSocket and HTTP: views, answers, repeated and stale commands, undo, restarts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { apply } from '../../../src/protocol/patch.js';
import type { History } from '../../../src/protocol/tables/tables.js';
import { type Person, SMALL, serve, type TestServer } from '../help.js';

let server: TestServer;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  server = await serve();
  ada = await server.person('Ada');
  bo = await server.person('Bo');
});
afterAll(() => server.stop());

async function begin(config: JsonObject = SMALL): Promise<string> {
  const table = await ada.make({ config, first: 0 });
  const { status } = await bo.do(table, { do: 'sit' });
  expect(status).toBe(200);
  return table;
}

describe('a game of two', () => {
  test('is played to its end over sockets, and both see the same', async () => {
    const table = await begin();
    const sockets = [await ada.connect(), await bo.connect()];
    for (const socket of sockets) await socket.watch(table);
    const random = new Random('moves');
    let moves = 0;
    while (sockets[0].documents.get(table)!.status === 'playing') {
      const { decides, step } = sockets[0].documents.get(table)!;
      const socket = sockets[decides!];
      await socket.until(
        () => socket.documents.get(table)!.step === step && socket.documents.get(table)!.you.legal,
      );
      const { legal } = socket.documents.get(table)!.you;
      const action = legal![random.below(legal!.length)];
      const answer = await socket.do(table, { do: 'play', action }, step);
      expect(answer.type).toBe('done');
      moves++;
      const { number } = answer as { number: number };
      for (const one of sockets) await one.until(() => one.numbers.get(table)! >= number);
    }
    const [a, b] = sockets.map((socket) => socket.documents.get(table)!);
    expect(a.moves).toBe(moves);
    expect(a.result).toHaveLength(2);
    expect({ ...a, you: null }).toEqual({ ...b, you: null });
    expect(a).toEqual((await ada.look(table)).document);
    for (const socket of sockets) socket.close();
  });
});

describe('a client that has the engine', () => {
  test('is told how many legal actions it has, and chooses one by its index', async () => {
    const table = await begin();
    const [counting, listing] = [await ada.connect({ legal: 'count' }), await ada.connect()];
    for (const socket of [counting, listing]) await socket.watch(table);
    const start = counting.documents.get(table)!;
    const { legal, ...rest } = listing.documents.get(table)!.you;
    expect(start.you).toEqual({ ...rest, choices: legal!.length });
    const [choice, beyond] = [legal!.length - 1, legal!.length];
    expect(await counting.do(table, { do: 'play', choice: beyond }, start.step)).toMatchObject({
      ...{ type: 'refused', code: 'refused', field: 'command.choice' },
      reason: `must be below ${beyond}, the number of legal actions`,
    });
    const answer = await counting.do(table, { do: 'play', choice }, start.step);
    expect(answer.type).toBe('done');
    const { number } = answer as { number: number };
    for (const socket of [counting, listing]) {
      await socket.until(() => socket.numbers.get(table)! >= number);
      const moved = socket.entries.filter(({ kind }) => kind === 'moved').at(-1);
      expect(moved!.data!.action).toEqual(legal![choice]);
    }
    const [count, list] = [counting, listing].map((socket) => socket.documents.get(table)!.you);
    expect(count.legal).toBeUndefined();
    expect([list.choices, list.legal?.length]).toEqual([undefined, count.choices]);
    // The version tag stands for the document in its form.
    expect(counting.marks.get(table)).not.toBe(listing.marks.get(table));
  });

  test('names its action or chooses it, but not both', async () => {
    const table = await begin();
    const { document } = await ada.look(table);
    const action = document.you.legal![0];
    for (const command of [{ do: 'play' } as const, { do: 'play', action, choice: 0 } as const]) {
      const { status, body } = await ada.do(table, command, document.step);
      expect([status, body]).toMatchObject([400, { code: 'malformed', field: 'command' }]);
    }
    expect((await ada.do(table, { do: 'play', choice: 0 }, document.step)).status).toBe(200);
  });
});

describe('commands', () => {
  test('a repeated command is answered and not carried out twice', async () => {
    const table = await begin();
    const { document } = await ada.look(table);
    const action = document.you.legal![0];
    const first = await ada.do(table, { do: 'play', action }, document.step, 'same');
    const again = await ada.do(table, { do: 'play', action }, document.step, 'same');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toMatchObject({ number: first.body.number, repeated: true });
    expect((await ada.look(table)).document.moves).toBe(1);

    const said = await bo.do(table, { do: 'say', text: 'hello' }, undefined, 'chat');
    const saidAgain = await bo.do(table, { do: 'say', text: 'hello' }, undefined, 'chat');
    expect(saidAgain.body).toMatchObject({ number: said.body.number, repeated: true });
    expect((await ada.look(table)).number).toBe(said.body.number);
  });

  test('the command ids of different people are independent', async () => {
    const table = await begin();
    await ada.do(table, { do: 'say', text: 'mine' }, undefined, 'shared');
    const { body } = await bo.do(table, { do: 'say', text: 'mine too' }, undefined, 'shared');
    expect(body.repeated).toBeUndefined();
  });

  test('a stale command is refused, and so is one without a step', async () => {
    const table = await begin();
    const { document } = await ada.look(table);
    const action = document.you.legal![0];
    await ada.do(table, { do: 'play', action }, document.step);
    const stale = await ada.do(table, { do: 'play', action }, document.step);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const none = await ada.do(table, { do: 'play', action });
    expect([none.status, none.body.code, none.body.field]).toEqual([400, 'malformed', 'step']);
  });

  test('only legal actions by the seat that decides are accepted', async () => {
    const table = await begin();
    const { document } = await ada.look(table);
    const illegal = await ada.do(table, { do: 'play', action: { type: 'end-turn' } }, document.step);
    expect([illegal.status, illegal.body.code]).toEqual([422, 'refused']);
    const action = document.you.legal![0];
    const other = await bo.do(table, { do: 'play', action }, document.step);
    expect([other.status, other.body.code]).toEqual([409, 'not-now']);
    const cy = await server.person('Cy');
    const stranger = await cy.do(table, { do: 'play', action }, document.step);
    expect([stranger.status, stranger.body.code]).toEqual([403, 'not-yours']);
    expect((await ada.look(table)).document.moves).toBe(0);
  });

  test('of many commands for the same step exactly one is carried out', async () => {
    const table = await begin();
    const { document } = await ada.look(table);
    const answers = await Promise.all(
      document.you.legal!.slice(0, 8).map((action) => ada.do(table, { do: 'play', action }, document.step)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'stale')).toHaveLength(answers.length - 1);
  });
});

describe('undo', () => {
  test('you undo and redo what you have just done', async () => {
    const table = await begin();
    const start = (await ada.look(table)).document;
    await ada.do(table, { do: 'play', action: start.you.legal![0] }, start.step);
    const after = (await ada.look(table)).document;
    expect(after.you.canUndo).toBe(true);
    expect((await bo.do(table, { do: 'undo' }, after.step)).status).toBe(409);
    expect((await ada.do(table, { do: 'undo' }, after.step)).status).toBe(200);
    const back = (await ada.look(table)).document;
    expect(back.view).toEqual(start.view);
    expect([back.moves, back.step, back.you.canRedo]).toEqual([0, 2, true]);
    expect((await ada.do(table, { do: 'redo' }, back.step)).status).toBe(200);
    expect((await ada.look(table)).document.view).toEqual(after.view);
  });

  test('further back only if the others agree', async () => {
    const table = await begin();
    const start = (await ada.look(table)).document;
    for (let i = 0; i < 4; i++) {
      const { document } = await ada.look(table);
      const mover = document.decides === 0 ? ada : bo;
      const { you } = (await mover.look(table)).document;
      await mover.do(table, { do: 'play', action: you.legal![0] }, document.step);
    }
    const { step } = (await ada.look(table)).document;
    expect((await ada.do(table, { do: 'undo' }, step)).body.code).toBe('not-now');
    expect((await ada.do(table, { do: 'ask-undo', moves: 0 }, step)).status).toBe(200);
    expect((await ada.look(table)).document.undo).toEqual({ seat: 0, moves: 0, agreed: [] });
    expect((await ada.do(table, { do: 'answer-undo', agree: true }, step)).body.code).toBe('refused');
    expect((await bo.do(table, { do: 'answer-undo', agree: false }, step)).status).toBe(200);
    expect((await ada.look(table)).document).toMatchObject({ undo: null, moves: 4 });
    await ada.do(table, { do: 'ask-undo', moves: 0 }, step);
    await bo.do(table, { do: 'answer-undo', agree: true }, step);
    const { document } = await ada.look(table);
    expect(document).toMatchObject({ undo: null, moves: 0, step: step + 1, view: start.view });
  });
});

describe('since your last turn', () => {
  test('the history leads from the view then to the view now, step by step', async () => {
    const table = await begin();
    for (let i = 0; i < 5; i++) {
      const { document } = await ada.look(table);
      const mover = document.decides === 0 ? ada : bo;
      const { you, step } = (await mover.look(table)).document;
      await mover.do(table, { do: 'play', action: you.legal![0] }, step);
    }
    const { document, number } = await ada.look(table);
    const { last } = document.you;
    const whole = await ada.ask<History>('GET', `tables/${table}/history`);
    const since = await ada.ask<History>('GET', `tables/${table}/history?after=${last}&limit=3`);
    expect(whole.body.steps.map(({ entry }) => entry.number)).toEqual(
      Array.from({ length: number }, (_, i) => i + 1),
    );
    const own = whole.body.steps.filter(({ entry }) => entry.kind === 'moved' && entry.seat === 0);
    expect(own.at(-1)!.entry.number).toBe(last);
    for (const { body } of [whole, since]) {
      let view: Json = body.view;
      for (const { patch } of body.steps) view = apply(view, patch);
      if (!body.more) expect(view).toEqual(document.view);
    }
    expect(since.body.steps.every(({ entry }) => entry.lines?.length !== 0)).toBe(true);
    const none = await ada.ask<History>('GET', `tables/${table}/history?after=${number}`);
    expect(none.body).toMatchObject({ view: document.view, steps: [], more: false });
  });
});

describe('a restart', () => {
  test('keeps people, tables and positions; sockets catch up with what they missed', async () => {
    const own = await serve();
    const people = [await own.person('Eve'), await own.person('Finn')];
    const table = await people[0].make({ config: SMALL, first: 0 });
    await people[1].do(table, { do: 'sit' });
    const socket = await people[0].connect();
    const first = await socket.watch(table);
    const number = socket.numbers.get(table)!;
    socket.close();
    await people[0].do(table, { do: 'play', action: first.you.legal![0] }, first.step);
    const before = await people[0].look(table);

    const again = await own.restart();
    for (const person of people) person.url = again.url;
    const after = await people[0].look(table);
    expect(after).toEqual(before);
    const resumed = await people[0].connect();
    await resumed.watch(table, number);
    expect(resumed.entries.map(({ kind }) => kind)).toEqual(['moved']);
    expect(resumed.entries[0].lines!.length).toBeGreaterThan(0);
    resumed.close();
    await again.stop();
  });
});

describe('reconnecting to an unchanged table', () => {
  /** Two people who have seen their table, and a server that has not read it since it started. */
  async function restarted() {
    const own = await serve();
    const people = [await own.person('Gil'), await own.person('Hal')];
    const table = await people[0].make({ config: SMALL, first: 0 });
    await people[1].do(table, { do: 'sit' });
    const had = [await people[0].connect(), await people[1].connect()];
    for (const socket of had) await socket.watch(table);
    const again = await own.restart();
    for (const person of people) person.url = again.url;
    return { again, people, table, had };
  }

  test('needs no document, and later changes arrive', async () => {
    const { again, people, table, had } = await restarted();
    const sockets = [await people[0].connect(), await people[1].connect()];
    for (const [i, socket] of sockets.entries()) {
      const answer = await socket.goOn(table, had[i]);
      expect(answer).not.toHaveProperty('document');
      expect(answer).toMatchObject({ number: had[i].numbers.get(table), entries: [] });
    }
    for (let moves = 1; moves <= 3; moves++) {
      const { you, step, decides } = sockets[0].documents.get(table)!;
      const [mover, legal] = [decides!, you.legal ?? sockets[1].documents.get(table)!.you.legal!];
      await people[mover].do(table, { do: 'play', action: legal[0] }, step);
      for (const [i, socket] of sockets.entries()) {
        await socket.until(() => socket.documents.get(table)!.moves === moves, 'the move');
        expect(socket.documents.get(table)).toEqual((await people[i].look(table)).document);
      }
    }
    await again.stop();
  });

  test('needs a document if something has happened', async () => {
    const { again, people, table, had } = await restarted();
    await people[1].do(table, { do: 'say', text: 'still there?' });
    const socket = await people[0].connect();
    const { document, entries } = await socket.goOn(table, had[0]);
    expect(document).toEqual((await people[0].look(table)).document);
    expect(entries.map(({ kind }) => kind)).toEqual(['said']);
    await again.stop();
  });

  test('or if somebody else connects, who sees it differently or not at all', async () => {
    const { again, people, table, had } = await restarted();
    const socket = await people[1].connect();
    const { document } = await socket.goOn(table, had[0]);
    expect(document!.you).toMatchObject({ seat: 1 });
    const guest = await again.person('Ida');
    const stranger = await guest.connect();
    stranger.send({ type: 'watch', table: 'aaaaaaaaaaaa', number: 3, mark: had[0].marks.get(table)! });
    expect(await stranger.next('refused')).toMatchObject({ code: 'not-found' });
    const closed = await people[0].make({ config: SMALL, access: 'invited' });
    const { number } = await people[0].look(closed);
    stranger.send({ type: 'watch', table: closed, number, mark: had[0].marks.get(table)! });
    expect(await stranger.next('refused')).toMatchObject({ code: 'forbidden' });
    await again.stop();
  });
});

describe('bots', () => {
  test('play their seats to the end', async () => {
    const table = await ada.make({
      config: { game: 'hansa', players: 3 },
      seats: [
        { who: 'bot', level: 'greedy', colour: 0 },
        { who: 'me', colour: 1 },
        { who: 'bot', level: 'random', colour: 2 },
      ],
      first: 0,
    });
    const socket = await ada.connect();
    await socket.watch(table);
    const document = () => socket.documents.get(table)!;
    const random = new Random('me');
    for (;;) {
      await socket.until(() => document().status === 'over' || document().you.legal, 'my turn');
      const { status, you, step } = document();
      if (status === 'over') break;
      const action = you.legal![random.below(you.legal!.length)];
      expect(await socket.do(table, { do: 'play', action }, step)).toMatchObject({ type: 'done' });
    }
    expect(document().seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
    expect(document().fair).toHaveProperty('seed');
    const by = socket.entries.filter(({ kind }) => kind === 'moved').map(({ data }) => data!.by);
    expect(new Set(by)).toEqual(new Set(['person', 'bot']));
    socket.close();
  });
});
