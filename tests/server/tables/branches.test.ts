/** Plans with branches: if an action is possible when the turn comes, these actions, else those. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { type Person, serve, type TestServer } from '../help.js';

const CONFIG = { game: 'hansa-teutonica', edition: 'big-box', board: 'hanseatic-3', players: 3, modules: [] };
const ROUTE = 'arnheim--duisburg';

let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await serve();
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => server.person(name)));
});
afterAll(() => server.stop());

const place = (point: number): JsonObject => ({ type: 'place', piece: 'trader', at: `${ROUTE}/${point}` });
const END: JsonObject = { type: 'end-turn' };

/** Ada plans while Bo has the turn. */
async function begin(): Promise<string> {
  const [ada, bo, cy] = people;
  const table = await ada.make({ config: CONFIG, first: 1, autostart: false });
  for (const person of [bo, cy]) await person.do(table, { do: 'sit' });
  await ada.do(table, { do: 'start' });
  return table;
}

async function play(person: Person, table: string, action: JsonObject): Promise<void> {
  const { step } = (await person.look(table)).document;
  expect((await person.do(table, { do: 'play', action: action as Json }, step)).body).toHaveProperty(
    'number',
  );
}

const plan = (table: string, actions: unknown) =>
  people[0].do(table, { do: 'plan', actions: actions as Json[] });

/** Bo places on these points, then everybody's turn passes until it is Ada's. */
async function untilAda(table: string, points: readonly number[] = []): Promise<void> {
  for (const point of points) await play(people[1], table, place(point));
  // A turn ends with its last action.
  if (points.length < 2) await play(people[1], table, END);
  await play(people[2], table, END);
}

const routeOf = async (table: string): Promise<Json> =>
  ((await people[0].look(table)).document.view!.routes as JsonObject)[ROUTE];

const BRANCH = {
  if: place(0),
  do: [place(0)],
  else: [place(1), { if: place(1), do: [], else: [place(2)] }],
};

describe('a branch', () => {
  test('is played as “do” where its action is possible', async () => {
    const table = await begin();
    expect((await plan(table, [BRANCH, END])).status).toBe(200);
    await untilAda(table);
    expect(await routeOf(table)).toEqual(['2t', null, null]);
    const { document } = await people[0].look(table);
    expect(document.you).not.toHaveProperty('plan');
    expect(document.turn).not.toBe(document.you.seat);
  });

  test('is played as “else” if it is not, and so is a branch within it', async () => {
    const table = await begin();
    await plan(table, [BRANCH]);
    await untilAda(table, [0]);
    // Point 1 was free, so it is Ada's; then it is not any more, and point 2 follows.
    expect(await routeOf(table)).toEqual(['0t', '2t', '2t']);
    expect((await people[0].look(table)).document.you).not.toHaveProperty('plan');
  });

  test('without an answer to what has happened leaves the turn to the player', async () => {
    const table = await begin();
    await plan(table, [{ if: place(0), do: [place(0)], else: [] }]);
    await untilAda(table, [0]);
    const { document } = await people[0].look(table);
    expect(document.you.planStopped).toBe('it says nothing for what has happened');
    expect(document.decides).toBe(document.you.seat);
    await play(people[0], table, place(1));
    expect(await routeOf(table)).toEqual(['0t', '2t', null]);
    await plan(table, []);
  });

  test('decides the same after a restart', async () => {
    const table = await begin();
    await plan(table, [BRANCH, place(2)]);
    server = await server.restart();
    for (const person of people) person.url = server.url;
    expect((await people[0].look(table)).document.you.plan).toEqual([BRANCH, place(2)]);
    await untilAda(table, [0, 1]);
    // Neither 0 nor 1 is free: the plan stops at its first step and is kept.
    const { you } = (await people[0].look(table)).document;
    expect(you.plan).toEqual([BRANCH, place(2)]);
    expect(you.planStopped).toBe('the point is occupied');
    server = await server.restart();
    for (const person of people) person.url = server.url;
    expect((await people[0].look(table)).document.you).toMatchObject({
      plan: you.plan,
      planStopped: you.planStopped,
    });
  });

  test('shows others only the actions that were played', async () => {
    const table = await begin();
    await plan(table, [BRANCH, END]);
    const { number } = await people[1].look(table);
    await untilAda(table, [0]);
    const { body } = await people[1].ask('GET', `tables/${table}?after=${number}`);
    const entries = (body as unknown as { entries: { number: number; data: JsonObject }[] }).entries;
    const numbers = entries.map((entry) => entry.number);
    expect(numbers).toEqual(numbers.map((_, i) => number + 1 + i));
    expect(JSON.stringify(body)).not.toMatch(/"if"|"else"|plan-/);
  });
});

describe('a plan is refused', () => {
  const deep = (levels: number): Json => (levels === 0 ? END : { if: END, do: [deep(levels - 1)], else: [] });

  test.each([
    ['with three levels', [deep(3)], 'command.actions[0].do[0].do[0]'],
    ['with a branch that has something else', [{ ...BRANCH, when: END }], 'command.actions[0]'],
    ['with a branch without “else”', [{ if: END, do: [] }], 'command.actions[0]'],
    [
      'with a condition that is no action',
      [{ if: { type: 'win' }, do: [], else: [] }],
      'command.actions[0].if.type',
    ],
    [
      'with a condition for a place that there is not',
      [{ if: { ...place(0), at: 'nowhere/0' }, do: [], else: [] }],
      'command.actions[0].if.at',
    ],
    ['with a branch as condition', [{ if: BRANCH, do: [], else: [] }], null],
    ['with text in an action', [{ ...END, note: 'x'.repeat(100) }], null],
    [
      'with too many actions in its branches',
      [{ if: END, do: Array(40).fill(END), else: Array(40).fill(END) }],
      'command.actions',
    ],
    [
      'that is too long',
      Array(60).fill({ if: END, do: Array(8).fill(place(0)), else: [] }),
      'command.actions',
    ],
  ] as const)('%s', async (_, actions, field) => {
    const table = await begin();
    const { status, body } = await plan(table, actions);
    expect([400, 413, 422]).toContain(status);
    if (field !== null) expect(body.field).toBe(field);
    expect((await people[0].look(table)).document.you).not.toHaveProperty('plan');
  });

  test('two levels and sixty actions are allowed', async () => {
    const table = await begin();
    expect((await plan(table, [deep(2)])).status).toBe(200);
    expect((await plan(table, Array(LIMITS.planned).fill(END))).status).toBe(200);
  });
});
