/** Fills a database with the schema of version 0.2.0 with people and finished games, by plain SQL that both databases know. */
import { sql } from 'kysely';
import type { Database } from '../../src/server/store/database.js';
import { migrate } from '../../src/server/store/schema/migrations.js';

/** The last migration of version 0.2.0. */
const OLD_SCHEMA = '0006-bans';

export interface OldSize {
  readonly people: number;
  readonly games: number;
  /** Entries of each log. */
  readonly entries: number;
}

const SETTINGS = {
  config: { game: 'hansa', board: 'baltic', players: 2, rules: 1 },
  ...{ title: '', access: 'open', spectators: true, autostart: true, first: null, runOut: 'bot' },
  ...{ pace: { kind: 'mail', hours: 24, daysOff: [0, 6], quiet: null, zone: 'Europe/Berlin' } },
  standIn: 'trader',
};
const MOVE = { seat: 0, by: 'person', action: { type: 'sell', goods: ['red-3', 'red-2'], city: 'luebeck' } };

/** The numbers from 0 to below `end`. */
const numbers = (name: string, end: number): string =>
  `${name} (i) as (select 0 union all select i + 1 from ${name} where i + 1 < ${end})`;

/** A letter and a number, as long as an id has to be. */
const idOf = (letter: string, number: string, length: number): string =>
  `'${letter}' || substr('${'0'.repeat(length - 1)}' || (${number}), length('' || (${number})) + 1)`;

/** Who sits there: everybody plays with many others, never with themselves. */
const personAt = ({ people }: OldSize): string =>
  idOf('p', `(games.i * 7 + seats.i * (1 + games.i % ${people - 1})) % ${people}`, 16);

function statements(size: OldSize): string[] {
  const { people, games, entries } = size;
  const all = `with recursive ${numbers('games', games)}`;
  const table = idOf('t', 'games.i', 12);
  const ended = '1000000000000 + cast(games.i as bigint) * 60000';
  return [
    `with recursive ${numbers('people_', people)}
      insert into people (id, name, language, created_at, seen_at, admin, ban_reason, preferences)
      select ${idOf('p', 'i', 16)}, 'Anna ' || (i % ${Math.ceil(people / 2)}), 'de', i, i, 0, '', '{}' from people_`,
    `${all} insert into tables (id, number, status, access, spectators, game, board, players, free, title, host_id,
        pace, created_at, changed_at, ended_at, said, search)
      select ${table}, ${entries}, 'over', 'open', 1, 'hansa', 'baltic', 2, 0, '', ${idOf('p', `games.i * 7 % ${people}`, 16)},
        'mail', ${ended}, ${ended}, ${ended}, 0, 'baltic' from games`,
    `${all}, ${numbers('seats_', 2)} insert into seats (table_id, seat, kind, person_id, name, colour, decides)
      select ${table}, seats.i, 'person', ${personAt(size)}, 'Anna', seats.i, 0 from games cross join seats_ seats`,
    `${all}, ${numbers('entries', entries)} insert into log (table_id, number, at, actor, kind, data)
      select ${table}, entries.i + 1, ${ended}, '', case entries.i when 0 then 'created' else 'moved' end,
        case entries.i when 0 then '${JSON.stringify({ settings: SETTINGS, seats: [] })}' else '${JSON.stringify(MOVE)}' end
      from games cross join entries`,
    `${all}, ${numbers('seats_', 2)} insert into results (table_id, seat, player, name, game, board, players, rank, score,
        win, ended_at, mu, sigma)
      select ${table}, seats.i, ${personAt(size)}, 'Anna', 'hansa', 'baltic', 2, 1 + (games.i + seats.i) % 2, 20,
        1 - (games.i + seats.i) % 2, ${ended}, 25 + games.i * 0.0001 + seats.i, 8 from games cross join seats_ seats`,
  ];
}

export async function fillOldDatabase(database: Database, size: OldSize): Promise<void> {
  await migrate(database, OLD_SCHEMA);
  await database.withoutTimeouts(async (db) => {
    for (const statement of statements(size)) await sql.raw(statement).execute(db);
  });
}
