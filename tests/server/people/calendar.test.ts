/** The calendar of deadlines: only your own, at an address that nobody can guess and that can be renewed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escapeText, fold, writeCalendar } from '../../../src/server/calendar/ical.js';
import { type Person, SMALL, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const MAIL = { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'UTC' } as const;

describe('iCalendar', () => {
  test('escapes special characters', () => {
    expect(escapeText('a, b; c\\d\r\ne\nf')).toBe('a\\, b\\; c\\\\d\\ne\\nf');
  });

  test.each(['x'.repeat(200), 'ä'.repeat(100), '🙂'.repeat(60), 'short', ''])('folds %s', (line) => {
    const folded = fold(line);
    for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(folded.replace(/\r\n /g, '')).toBe(line);
    for (const part of folded.split('\r\n ')) expect(Buffer.from(part).toString()).toBe(part);
  });

  test('no name can add lines', () => {
    const event = { uid: 'u', changed: 0, start: 0, end: 0, description: '', url: 'https://x/\r\nX:1' };
    const text = writeCalendar('n', 15, [{ ...event, summary: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT' }]);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('X:'))).toEqual([]);
  });
});

describe.each([
  { kind: 'SQLite', env: async () => ({}) },
  ...(postgres
    ? [{ kind: 'PostgreSQL', env: async () => ({ DATABASE_URL: await postgres.migrated('calendar') }) }]
    : []),
])('a calendar, on $kind,', ({ env }) => {
  let server: TestServer;
  let made = 0;

  beforeAll(async () => {
    server = await serve(await env());
  });
  afterAll(() => server.stop());

  const somebody = (): Promise<Person> => server.person(`Person ${++made}`);
  const addressOf = async (person: Person): Promise<string> =>
    String((await person.ask('POST', 'me/calendar')).body.url);
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** The events by their fields, unfolded. */
  const eventsIn = (text: string): Record<string, string>[] =>
    text
      .replace(/\r\n /g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((part) => Object.fromEntries(part.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2))));

  async function tableBetween(ada: Person, bo: Person, title: string, pace: object = MAIL): Promise<string> {
    const table = await ada.make({ config: SMALL, first: 0, title, pace: pace as never });
    await bo.do(table, { do: 'sit' });
    return table;
  }

  test('has the deadlines of your own decisions, and not those of others', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    const table = await tableBetween(ada, bo, 'Friday, “late”; ä');
    await tableBetween(bo, ada, 'Bo begins');
    await tableBetween(ada, bo, 'No clock', { kind: 'untimed' });
    const { text, headers, status } = await read(await addressOf(ada));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, max-age=900');
    const { clocks } = (await ada.look(table)).document;
    const [event, ...more] = eventsIn(text);
    expect(more).toEqual([]);
    const end = new Date(clocks!.deadline!).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(event).toMatchObject({
      UID: `${table}@kontor`,
      SUMMARY: 'Your turn: Friday\\, “late”\\; ä',
      DESCRIPTION: `with ${bo.name}`,
      DTEND: end,
      URL: `${server.url}#/table/${table}`,
    });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(eventsIn((await read(await addressOf(bo))).text).map(({ SUMMARY }) => SUMMARY)).toEqual([
      'Your turn: Bo begins',
    ]);
  });

  test('is in the person’s language, and is not sent again while nothing has changed', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    await ada.ask('PATCH', 'me', { language: 'de' });
    await tableBetween(ada, bo, 'Freitag');
    const url = await addressOf(ada);
    const { text, headers } = await read(url);
    expect(text).toContain('SUMMARY:Du bist am Zug: Freitag');
    const etag = headers.get('etag')!;
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    await tableBetween(ada, bo, 'Samstag');
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
  });

  test('is off by default; a renewed address replaces the old one', async () => {
    const ada = await somebody();
    expect((await ada.ask('GET', 'me/calendar')).body).toEqual({ url: null });
    const first = await addressOf(ada);
    expect((await ada.ask('GET', 'me/calendar')).body.url).toBe(first);
    const second = await addressOf(ada);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await ada.ask('DELETE', 'me/calendar');
    expect((await read(second)).status).toBe(404);
    const third = await addressOf(ada);
    expect([(await read(second)).status, (await read(third)).status]).toEqual([404, 200]);
    // Other settings are left alone.
    await ada.ask('PUT', 'me/notify', {
      usual: [],
      quiet: null,
      zone: 'Europe/Berlin',
      every: 0,
      over: false,
    });
    expect((await read(third)).status).toBe(200);
    await ada.ask('POST', 'me/sign-out/everywhere');
    expect((await read(third)).status).toBe(404);
  });

  test('cannot be guessed from what is known of a person', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    const url = await addressOf(ada);
    const own = (await addressOf(bo)).split('/').at(-1)!;
    const proof = own.slice(own.indexOf('.'));
    const guesses = [
      `${ada.id}${proof}`,
      `${ada.id}.${'a'.repeat(32)}.ics`,
      `${ada.id}.ics`,
      'x.ics',
      '..%2Fme.ics',
      ada.id,
    ];
    for (const guess of guesses) expect((await read(url.replace(/[^/]+$/, guess))).status, guess).toBe(404);
  });

  test('is deleted with the person', async () => {
    const ada = await somebody();
    const url = await addressOf(ada);
    await ada.ask('DELETE', 'me');
    expect((await read(url)).status).toBe(404);
  });
});

test('guessing is slowed down', async () => {
  const server = await serve({ LIMIT_FACTOR: '1' });
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async () => (await fetch(`${server.url}api/calendar/x.ics`)).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  await server.stop();
});
