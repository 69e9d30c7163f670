/** Clocks: live, by mail with time off, and what happens when time runs out; across restarts too. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Pace } from '../../../src/protocol/tables/settings.js';
import { afterWorkingTime, isOff, isZone } from '../../../src/server/tables/timed/working-time.js';
import { type Person, SMALL, serve, type TestServer } from '../help.js';

const HOUR = 3_600_000;
const utc = (text: string): number => Date.parse(`${text}Z`);

describe('time that counts', () => {
  const berlin = { zone: 'Europe/Berlin', daysOff: [], quiet: null };

  test('without time off, all time counts', () => {
    expect(afterWorkingTime(1234, 5 * HOUR, berlin)).toBe(1234 + 5 * HOUR);
  });

  test.each([
    // A Friday at noon in Berlin (UTC+1 in winter), weekends off: 24 hours end on Monday at noon.
    ['2026-01-09T11:00', 24, { daysOff: [0, 6] }, '2026-01-12T11:00'],
    // Begun on a Saturday, nothing passes until Monday.
    ['2026-01-10T10:00', 1, { daysOff: [0, 6] }, '2026-01-12T00:00'],
    // Quiet from 22 to 8: at 21:30 half an hour is left today, the rest comes in the morning.
    ['2026-01-07T20:30', 2, { quiet: { from: '22:00', to: '08:00' } }, '2026-01-08T08:30'],
    // Quiet hours within one day.
    ['2026-01-07T11:00', 2, { quiet: { from: '12:30', to: '13:30' } }, '2026-01-07T14:00'],
    // Minutes that are not quarters of an hour.
    ['2026-01-07T11:00', 1, { quiet: { from: '12:07', to: '12:11' } }, '2026-01-07T12:04'],
    // Summer time begins on 29 March 2026, a Sunday: the day off has only 23 hours.
    ['2026-03-28T22:00', 2, { daysOff: [0] }, '2026-03-29T23:00'],
  ])('from %s, %i hours with %o: %s', (from, hours, off, until) => {
    expect(new Date(afterWorkingTime(utc(from), hours * HOUR, { ...berlin, ...off })).toISOString()).toBe(
      new Date(utc(until)).toISOString(),
    );
  });

  test.each([
    ['America/St_Johns', '2026-03-05T00:00'],
    ['Europe/Berlin', '2026-10-22T00:00'],
    // The clocks change by half an hour.
    ['Australia/Lord_Howe', '2026-04-01T00:00'],
    ['Asia/Kathmandu', '2026-06-01T00:00'],
  ])('in %s agrees with counting minute by minute', (zone, begin) => {
    const hours = { zone, daysOff: [0, 3], quiet: { from: '21:17', to: '06:43' } };
    for (let i = 0; i < 20; i++) {
      const from = utc(begin) + i * 7 * HOUR + i * 61_000;
      const length = (3 + i * 2) * HOUR;
      let at = from;
      let left = length;
      while (left > 0) {
        const step = Math.min(left, 60_000 - (at % 60_000));
        if (!isOff(at, hours)) left -= step;
        at += isOff(at, hours) ? 60_000 - (at % 60_000) : step;
      }
      expect(afterWorkingTime(from, length, hours)).toBe(at);
    }
  });

  test('is found in few steps, however little of it there is in a day', () => {
    const steps = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const minuteADay = { ...berlin, quiet: { from: '00:01', to: '00:00' } };
    const from = utc('2026-01-09T11:00');
    expect(afterWorkingTime(from, 1440 * HOUR, minuteADay)).toBeGreaterThan(from + 365 * 24 * HOUR);
    expect(steps.mock.calls.length).toBeLessThan(1000);
    vi.restoreAllMocks();
  });

  test('time zones are not remembered in all their spellings', () => {
    const spelled = (n: number): string =>
      [...'europe/berlin'].map((letter, i) => ((n >> i) & 1 ? letter.toUpperCase() : letter)).join('');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let n = 0; n < 1000; n++) expect(isZone(spelled(n))).toBe(true);
    made.mockClear();
    for (let n = 0; n < 1000; n++) isZone(spelled(n));
    expect(made.mock.calls.length).toBeGreaterThan(500);
    made.mockClear();
    for (let n = 0; n < 100; n++) isZone(spelled(999));
    expect(made).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('at a table', () => {
  let server: TestServer;
  let ada: Person;
  let bo: Person;

  beforeAll(async () => {
    server = await serve();
    ada = await server.person('Ada');
    bo = await server.person('Bo');
  });
  afterAll(() => server.stop());

  async function begin(pace: Pace, more = {}): Promise<string> {
    const table = await ada.make({ config: SMALL, first: 0, pace, ...more });
    await bo.do(table, { do: 'sit' });
    if (pace.kind === 'live') await ada.do(table, { do: 'ready' });
    return table;
  }

  async function move(person: Person, table: string): Promise<void> {
    const { document } = await person.look(table);
    await person.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
  }

  const storedJobs = (kind: string, table: string) =>
    server.running.services.store.database.kysely
      .selectFrom('jobs')
      .select(['due', 'number'])
      .where('kind', '=', kind)
      .where('key', '=', table)
      .execute();

  test('a live clock runs for the decider, and a finished turn adds to it', async () => {
    const table = await begin({ kind: 'live', bank: 100, increment: 7 });
    server.later(30_000);
    await move(ada, table);
    const { clocks, turn } = (await ada.look(table)).document;
    expect(turn).toBe(1);
    expect(clocks!.banks![0]).toBeGreaterThan(75_000);
    expect(clocks!.banks![0]).toBeLessThanOrEqual(77_000);
    expect(clocks!.banks![1]).toBe(100_000);
    expect(clocks!.deadline).toBe(clocks!.since + 100_000);
  });

  test('a deadline applies to all decisions of a turn, and can pass in the middle of one', async () => {
    const config = { game: 'hansa-teutonica', board: 'salt-march', players: 3 };
    const pace: Pace = { kind: 'live', bank: 60, increment: 10 };
    const table = await ada.make({ config, first: 0, pace, runOut: 'decision' });
    for (const person of [bo, await server.person('Cy')]) await person.do(table, { do: 'sit' });
    for (const person of [ada, bo]) await person.do(table, { do: 'ready' });
    const jobs = () => storedJobs('clock', table);
    const [first] = await jobs();
    server.later(20_000);
    await move(ada, table);
    const { clocks, decides, step } = (await ada.look(table)).document;
    expect([decides, clocks!.deadline]).toEqual([0, first.due]);
    expect(await jobs()).toEqual([first]);
    const socket = await ada.connect();
    await socket.watch(table);
    server.later(41_000);
    await socket.until(() => socket.documents.get(table)!.step > step, 'the decision of a bot');
    expect(socket.entries.map(({ kind }) => kind)).toContain('ran-out');
    socket.close();
  });

  test('a turn with a later deadline keeps the stored job, which is postponed when it runs too early', async () => {
    const table = await begin({ kind: 'live', bank: 600, increment: 0 });
    const [first] = await storedJobs('clock', table);
    server.later(300_000);
    await move(ada, table);
    const { deadline } = (await ada.look(table)).document.clocks!;
    expect(deadline).toBeGreaterThan(first.due + 290_000);
    expect(await storedJobs('clock', table)).toEqual([first]);
    // Ada's time would be over now; Bo has some left.
    server.later(350_000);
    await expect.poll(() => storedJobs('clock', table)).toMatchObject([{ due: deadline }]);
    expect((await ada.look(table)).document.seats[1].away).toBeUndefined();
    const socket = await ada.connect();
    await socket.watch(table);
    server.later(260_000);
    await socket.until(() => socket.documents.get(table)!.seats[1].away, 'the bot');
    socket.close();
  });

  test('a deadline is stored if the previous one was near, or if it is earlier', async () => {
    const table = await begin({ kind: 'live', bank: 600, increment: 0 });
    const deadline = async () => (await ada.look(table)).document.clocks!.deadline!;
    const first = await deadline();
    server.later(575_000);
    await move(ada, table);
    const late = await deadline();
    expect(late).toBeGreaterThan(first);
    expect(await storedJobs('clock', table)).toMatchObject([{ due: late }]);
    await move(bo, table);
    const early = await deadline();
    expect(early).toBeLessThan(late);
    expect(await storedJobs('clock', table)).toMatchObject([{ due: early }]);
  });

  test('the job of a notice stays until the next turn, and ends if there is nothing to say', async () => {
    const config = { game: 'hansa-teutonica', board: 'salt-march', players: 3 };
    const table = await ada.make({ config, first: 0 });
    for (const person of [bo, await server.person('Di')]) await person.do(table, { do: 'sit' });
    await expect.poll(() => storedJobs('notice-decide', table)).toHaveLength(1);
    await move(ada, table);
    expect((await ada.look(table)).document.decides).toBe(0);
    expect(await storedJobs('notice-decide', table)).toHaveLength(1);
    server.later(31_000);
    await expect.poll(() => storedJobs('notice-decide', table)).toEqual([]);
  });

  test('a bot plays for a player who runs out of time until they return', async () => {
    const table = await begin({ kind: 'live', bank: 60, increment: 0 });
    const socket = await ada.connect();
    await socket.watch(table);
    server.later(61_000);
    await socket.until(() => socket.documents.get(table)!.seats[0].away, 'the bot');
    await socket.until(() => socket.documents.get(table)!.decides === 1, 'its move');
    expect(socket.entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ran-out', 'away', 'moved']),
    );
    expect((await ada.do(table, { do: 'away', on: false })).status).toBe(200);
    const { seats, clocks } = (await ada.look(table)).document;
    expect([seats[0].away, clocks!.banks![0]]).toEqual([undefined, 15_000]);
    socket.close();
  });

  test('a player who ran out of time can undo nothing before they return', async () => {
    const config = { game: 'hansa-teutonica', board: 'salt-march', players: 3 };
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'trader' }];
    const table = await begin({ kind: 'live', bank: 60, increment: 0 }, { config, seats });
    await move(ada, table);
    const { decides, you } = (await ada.look(table)).document;
    expect([decides, you.canUndo]).toEqual([0, true]);
    const socket = await ada.connect();
    await socket.watch(table);
    server.later(61_000);
    await socket.until(() => socket.documents.get(table)!.seats[0].away, 'the bot');
    expect(socket.documents.get(table)!.you).not.toHaveProperty('canUndo');
    // The bot may move in between.
    const answer = async () => {
      const { step } = (await ada.look(table)).document;
      return (await ada.do(table, { do: 'undo' }, step)).body.reason;
    };
    await expect.poll(answer).toMatch(/^a bot plays for you/);
    socket.close();
  });

  test('or the table ends, or the bot makes only this decision, according to the settings', async () => {
    const ended = await begin({ kind: 'live', bank: 60, increment: 0 }, { runOut: 'end' });
    const helped = await begin(
      { kind: 'mail', hours: 1, daysOff: [], quiet: null, zone: 'UTC' },
      { runOut: 'decision' },
    );
    const socket = await ada.connect();
    await socket.watch(ended);
    await socket.watch(helped);
    server.later(2 * HOUR);
    await socket.until(() => socket.documents.get(ended)!.status === 'closed', 'the end');
    await socket.until(() => socket.documents.get(helped)!.moves >= 1, 'a decision');
    expect(socket.documents.get(helped)!.seats[0].away).toBeUndefined();
    socket.close();
  });

  test('a deadline survives a restart', async () => {
    const own = await serve();
    const [eve, finn] = [await own.person('Eve'), await own.person('Finn')];
    const pace: Pace = { kind: 'mail', hours: 48, daysOff: [], quiet: null, zone: 'Europe/Berlin' };
    const table = await eve.make({ config: SMALL, first: 0, pace });
    await finn.do(table, { do: 'sit' });
    const before = (await eve.look(table)).document.clocks!.deadline!;
    const again = await own.restart();
    eve.url = again.url;
    expect((await eve.look(table)).document.clocks!.deadline).toBe(before);
    const socket = await eve.connect();
    await socket.watch(table);
    again.later(49 * HOUR);
    await socket.until(() => socket.documents.get(table)!.seats[0].away, 'the bot');
    socket.close();
    await again.stop();
  });

  test('a time zone must exist', async () => {
    const pace: Pace = { kind: 'mail', hours: 1, daysOff: [], quiet: null, zone: 'Lübeck/Trave' };
    const { status, body } = await ada.ask('POST', 'tables', { config: SMALL, pace });
    expect([status, body.field]).toEqual([422, 'pace.zone']);
  });
});
