/** Everything that is stored, on any database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { AdminStore } from './admin.js';
import type { Database } from './database.js';
import { mustKindOf } from './kinds.js';
import { AcquaintanceStore } from './people/acquaintances.js';
import { InvitationStore } from './people/invitations.js';
import { NotifyStore } from './people/notify.js';
import { PeopleStore } from './people/people.js';
import { ProfileStore } from './people/profiles.js';
import { RatingStore } from './people/ratings.js';
import { VacationStore } from './people/vacations.js';
import { migrate } from './schema/migrations.js';
import { BoardStore } from './tables/boards.js';
import { JobStore } from './tables/jobs.js';
import { SeekerStore } from './tables/seekers.js';
import { StatisticsStore } from './tables/statistics.js';
import { TableStore } from './tables/tables.js';

/** More than the moves of all tables in one moment; random, so that no database can compress it. */
const LARGE_BYTES = 512 * 1024;

export class Store {
  readonly people: PeopleStore;
  readonly acquaintances: AcquaintanceStore;
  readonly invitations: InvitationStore;
  readonly profiles: ProfileStore;
  readonly tables: TableStore;
  readonly jobs: JobStore;
  readonly statistics: StatisticsStore;
  readonly ratings: RatingStore;
  readonly vacations: VacationStore;
  readonly notify: NotifyStore;
  readonly seekers: SeekerStore;
  readonly admin: AdminStore;
  readonly boards: BoardStore;
  /** How many writes had failed when the database was last found to be in order. */
  private knownFailures = 0;

  constructor(readonly database: Database) {
    this.people = new PeopleStore(database);
    this.acquaintances = new AcquaintanceStore(database);
    this.invitations = new InvitationStore(database);
    this.profiles = new ProfileStore(database);
    this.tables = new TableStore(database);
    this.jobs = new JobStore(database);
    this.statistics = new StatisticsStore(database);
    this.ratings = new RatingStore(database);
    this.vacations = new VacationStore(database);
    this.notify = new NotifyStore(database);
    this.seekers = new SeekerStore(database);
    this.admin = new AdminStore(database);
    this.boards = new BoardStore(database);
  }

  /** A setting of the server. If it does not exist yet, the first node to ask makes and stores it. */
  async setting(name: string, make: () => string): Promise<string> {
    const { kysely } = this.database;
    const find = () =>
      kysely.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    const found = await find();
    if (found) return found.value;
    await kysely
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((on) => on.doNothing())
      .execute();
    return (await find())!.value;
  }

  /**
   * Resolves if the database can be written to; a full disk or a silent connection fails. After a failed write a little
   * is not enough: where a move no longer fits on the disk, a few bytes often do.
   */
  async checkWriting(): Promise<void> {
    const failures = this.database.failedWrites;
    if (failures !== this.knownFailures) await this.putWritten(randomBytes(LARGE_BYTES).toString('base64'));
    await this.putWritten(randomUUID());
    this.knownFailures = failures;
  }

  private async putWritten(value: string): Promise<void> {
    await this.database.write({
      statements: [
        {
          sql: `insert into settings (name, value) values ('written', ?)
            on conflict (name) do update set value = excluded.value`,
          parameters: [value],
        },
      ],
    });
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

/** Opens the database at this address and migrates it to the current version. `silentMs`: see `DatabaseKind`. */
export async function openStore(address: string, connections = 10, silentMs?: number): Promise<Store> {
  const database = mustKindOf(address).open(address, connections, silentMs);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return new Store(database);
}
