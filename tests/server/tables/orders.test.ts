/** Standing orders and plans: answers in others' turns without asking, and turns planned ahead. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { DISPLACE, typeOf } from '../../../src/games/hansa-teutonica/rules/formats/codes.js';
import { shelf } from '../../../src/games/index.js';
import type { Orders } from '../../../src/protocol/tables/orders.js';
import { type Person, serve, somePolls, type TestServer } from '../help.js';

const MAP: JsonObject = { game: 'hansa-teutonica', players: 3 };
const POINT = 'coellen--warburg/0';

describe('an order chooses', () => {
  test.each([
    { ...MAP, board: 'hanseatic-3' },
    { game: 'hansa-teutonica', players: 4, board: 'britannia-45' },
    { game: 'hansa-teutonica', players: 4, modules: ['favours'] },
  ])('legal answers in every position, the first wanted route where it is offered: %o', (config) => {
    const rules = shelf.rules(config);
    let state = rules.setUp(new Random('orders'));
    const random = new Random('choices');
    const legal = new ActionBuffer();
    const routes = Object.keys(rules.writePosition(state).routes as JsonObject);
    const asked: Record<string, number> = { displaced: 0, share: 0 };
    for (let i = 0; i < 20_000; i++) {
      if (rules.decider(state) === -1 || i % 300 === 0) state = rules.setUp(new Random(`orders ${i}`));
      rules.legal(state, legal);
      const question = rules.question(state);
      const displacing = Array.from(legal.items.subarray(0, legal.length)).filter(
        (one) => typeOf(one) === DISPLACE,
      );
      const choices = displacing.length > 0 ? displacing : Array.from(legal.items.subarray(0, legal.length));
      let action = choices[random.below(choices.length)];
      if (question !== null) {
        asked[question]++;
        const wanted = random.shuffle([...routes]).slice(0, 5);
        const order: JsonObject =
          question === 'share'
            ? { do: 'take', piece: 'merchant' }
            : { do: 'routes', routes: wanted, extras: ['merchants', 'traders', 'none'][i % 3] };
        rules.checkOrder(question, order, 'order');
        action = rules.follow(state, order);
        expect(legal.includes(action)).toBe(true);
        if (question === 'displaced')
          checkRelocation(rules.writeAction(state, action), order, offered(rules, state));
      }
      rules.apply(state, action);
    }
    expect(asked.displaced).toBeGreaterThan(50);
  });

  const offered = (rules: ReturnType<typeof shelf.rules>, state: Uint8Array): JsonObject[] => {
    const legal = new ActionBuffer();
    rules.legal(state, legal);
    return Array.from({ length: legal.length }, (_, i) => rules.writeAction(state, legal.at(i)));
  };
  const routeOf = ({ to }: JsonObject): string => String(to).split('/')[0];

  function checkRelocation(chosen: JsonObject, order: JsonObject, all: JsonObject[]): void {
    const displaced = all.filter(({ from }) => from === 'displaced');
    if (displaced.length > 0) expect(chosen.from).toBe('displaced');
    else if (order.extras === 'none') expect(chosen).toEqual({ type: 'done' });
    if (chosen.type === 'done') return;
    const same = all.filter(({ from, piece }) => from === chosen.from && piece === chosen.piece);
    const first = (order.routes as string[]).find((route) => same.some((one) => routeOf(one) === route));
    if (first) expect(routeOf(chosen)).toBe(first);
    if (chosen.from === 'displaced') return;
    expect(['stock', 'supply']).toContain(chosen.from);
    const kind = order.extras === 'merchants' ? 'merchant' : 'trader';
    if (all.some(({ from, piece }) => from === chosen.from && piece === kind))
      expect(chosen.piece).toBe(kind);
  }

  test('the smallest good in Hansa', () => {
    const rules = shelf.rules({ game: 'hansa', players: 4 });
    const legal = new ActionBuffer();
    let asked = 0;
    for (let game = 0; game < 100; game++) {
      const state = rules.setUp(new Random(`losses ${game}`));
      const random = new Random(`choices ${game}`);
      while (rules.decider(state) !== -1) {
        rules.legal(state, legal);
        let action = legal.at(random.below(legal.length));
        if (rules.question(state) === 'loss') {
          asked++;
          action = rules.follow(state, { do: 'least' });
          const barrels = (one: JsonObject): number => Number(String(one.good).split('-')[1]);
          const all = Array.from({ length: legal.length }, (_, i) =>
            barrels(rules.writeAction(state, legal.at(i))),
          );
          expect(barrels(rules.writeAction(state, action))).toBe(Math.min(...all));
        }
        rules.apply(state, action);
      }
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('at a table', () => {
  let server: TestServer;
  let people: Person[];

  beforeAll(async () => {
    server = await serve();
    people = [await server.person('Ada'), await server.person('Bo'), await server.person('Cy')];
  });
  afterAll(() => server.stop());

  async function play(person: Person, table: string, action: Json): Promise<void> {
    const { document } = await person.look(table);
    const { status, body } = await person.do(table, { do: 'play', action }, document.step);
    if (status !== 200) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(body)}`);
  }

  /** Ada has a trader on a point, and Bo is about to displace it. */
  async function begin(orders?: Orders): Promise<string> {
    const [ada, bo, cy] = people;
    const table = await ada.make({ config: MAP, first: 0 });
    await bo.do(table, { do: 'sit' });
    await cy.do(table, { do: 'sit' });
    if (orders) expect((await ada.do(table, { do: 'orders', orders })).status).toBe(200);
    await play(ada, table, { type: 'place', piece: 'trader', at: POINT });
    await play(ada, table, { type: 'end-turn' });
    return table;
  }

  const displace = (table: string): Promise<void> =>
    play(people[1], table, {
      type: 'displace',
      piece: 'trader',
      at: POINT,
      pay: { traders: 1, merchants: 0 },
    });

  test('without orders the displaced player has to answer', async () => {
    const table = await begin();
    await displace(table);
    const { document } = await people[0].look(table);
    expect([document.decides, document.turn]).toEqual([0, 1]);
    expect(document.you.legal!.length).toBeGreaterThan(1);
  });

  test('with orders nobody waits: the pieces go where the player wanted', async () => {
    const routes = ['arnheim--duisburg', 'paderborn--warburg'];
    const table = await begin({ displaced: { do: 'routes', routes, extras: 'merchants' } });
    await displace(table);
    const { document } = await people[0].look(table);
    expect([document.decides, document.turn]).toEqual([1, 1]);
    const placed = (document.view!.routes as JsonObject)['paderborn--warburg'] as Json[];
    expect(placed.filter((piece) => piece === '0t')).toHaveLength(2);
    const { steps } = (
      await people[0].ask<{ steps: { entry: JsonObject }[] }>('GET', `tables/${table}/history`)
    ).body;
    const by = steps.map(({ entry }) => (entry.data as JsonObject | undefined)?.by).filter(Boolean);
    expect(by.slice(-3)).toEqual(['person', 'orders', 'orders']);
  });

  test('orders can wait, and a bot can decide', async () => {
    const decide = { do: 'bot', level: 'greedy' } as const;
    const table = await begin({ displaced: { do: 'ask', after: 60, decide } });
    await displace(table);
    expect((await people[0].look(table)).document.decides).toBe(0);
    const socket = await people[0].connect();
    await socket.watch(table);
    server.later(59 * 60_000);
    await somePolls();
    expect(socket.documents.get(table)!.decides).toBe(0);
    server.later(2 * 60_000);
    await socket.until(() => socket.documents.get(table)!.decides === 1, 'the bot’s answer');
    expect(socket.entries.some(({ data }) => data?.by === 'bot')).toBe(true);
    socket.close();
    const at = await begin({ displaced: decide });
    await displace(at);
    const watcher = await people[0].connect();
    await watcher.watch(at);
    await watcher.until(() => watcher.documents.get(at)!.decides === 1, 'the bot’s answer');
    watcher.close();
  });

  test('orders given while the question is open answer it', async () => {
    const table = await begin();
    await displace(table);
    await people[0].do(table, {
      do: 'orders',
      orders: { displaced: { do: 'routes', routes: [], extras: 'none' } },
    });
    expect((await people[0].look(table)).document.decides).toBe(1);
  });

  test('invalid orders are refused by field', async () => {
    const table = await begin();
    const refused = async (orders: unknown): Promise<string> => {
      const { status, body } = await people[0].do(table, { do: 'orders', orders } as never);
      expect([400, 422]).toContain(status);
      return body.field;
    };
    expect(await refused({ displaced: { do: 'routes', routes: ['nowhere'], extras: 'none' } })).toBe(
      'command.orders.displaced.routes[0]',
    );
    expect(await refused({ displaced: { do: 'pass' } })).toBe('command.orders.displaced.do');
    expect(await refused({ loss: { do: 'least' } })).toBe('command.orders.loss');
    expect(await refused({ displaced: { do: 'bot', level: 'oracle' } })).toBe(
      'command.orders.displaced.level',
    );
    expect(await refused({ displaced: { do: 'ask', after: 5 } })).toBe('command.orders.displaced');
  });

  test('orders and plans stay private', async () => {
    const table = await begin({ share: { do: 'pass' } });
    await people[0].do(table, { do: 'plan', actions: [{ type: 'end-turn' }] });
    for (const person of people.slice(1)) {
      const reply = await person.ask('GET', `tables/${table}?after=0`);
      const history = await person.ask('GET', `tables/${table}/history`);
      for (const { body } of [reply, history]) {
        expect(JSON.stringify(body)).not.toMatch(/ordered|planned|"share"/);
      }
    }
    expect((await people[0].look(table)).document.you).toMatchObject({ orders: { share: { do: 'pass' } } });
  });

  test('a planned turn is played when it comes; a plan that no longer fits is kept and reported', async () => {
    const [ada, bo, cy] = people;
    const table = await begin();
    const actions: Json[] = [
      { type: 'place', piece: 'trader', at: 'arnheim--duisburg/0' },
      { type: 'place', piece: 'trader', at: 'arnheim--duisburg/1' },
    ];
    expect((await ada.do(table, { do: 'plan', actions })).status).toBe(200);
    await play(bo, table, { type: 'place', piece: 'trader', at: 'arnheim--duisburg/1' });
    await play(bo, table, { type: 'end-turn' });
    await play(cy, table, { type: 'end-turn' });
    const { document } = await ada.look(table);
    expect([document.decides, document.turn]).toEqual([0, 0]);
    expect((document.view!.routes as JsonObject)['arnheim--duisburg']).toEqual(['0t', '1t', null]);
    expect(document.you.plan).toEqual(actions.slice(1));
    expect(document.you.planStopped).toBe('the point is occupied');
    await ada.do(table, { do: 'plan', actions: [] });
    expect((await ada.look(table)).document.you).not.toHaveProperty('plan');
  });
});
