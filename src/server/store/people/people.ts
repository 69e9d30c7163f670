/** People and their credentials. */
import type { Kysely } from 'kysely';
import { LookupBatcher } from '../batches/lookup-batcher.js';
import { type Database, NotUnique } from '../database.js';
import type { CredentialRow, PersonRow, Rows } from '../schema/rows.js';

/** What is known of a device, as in its row. */
type DeviceColumns = Pick<CredentialRow, 'browser' | 'system' | 'network'>;

/** A credential and the person it belongs to. */
interface CredentialOwner {
  readonly person: PersonRow;
  readonly credential: CredentialRow;
}

export class PeopleStore {
  private readonly db: Kysely<Rows>;
  private readonly owners = new LookupBatcher<CredentialOwner>((ids) => this.findOwners(ids));

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** A new person with their first device; false if somebody has the name. */
  async add(person: PersonRow, credential: CredentialRow): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: `insert into people (id, name, name_key, short_name, language, created_at, seen_at, admin,
          banned_at, preferences) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (name_key) do nothing`,
        parameters: [
          person.id,
          person.name,
          person.name_key,
          person.short_name,
          person.language,
          person.created_at,
          person.seen_at,
          person.admin,
          person.banned_at,
          person.preferences,
        ],
      },
      statements: [insertCredential(credential)],
    });
  }

  /** False if somebody else has the name. */
  async rename(id: string, name: string, key: string): Promise<boolean> {
    try {
      return await this.database.write({
        guard: {
          sql: `update people set name = ?, name_key = ? where id = ?
            and not exists (select 1 from people where name_key = ? and id <> ?)`,
          parameters: [name, key, id, key, id],
        },
        statements: [],
      });
    } catch (error) {
      // Two nodes at the same moment.
      if (error instanceof NotUnique) return false;
      throw error;
    }
  }

  /** Which of these keys of names belong to somebody, and to whom. */
  async holders(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name_key'])
      .where('name_key', 'in', keys)
      .execute();
    return new Map(rows.map(({ id, name_key }) => [name_key, id]));
  }

  async addCredential(credential: CredentialRow): Promise<void> {
    await this.database.write({ statements: [insertCredential(credential)] });
  }

  /** Adds one whose id and hash nobody has; false if somebody does. */
  async addUnique(credential: CredentialRow): Promise<boolean> {
    const { sql, parameters } = insertCredential(credential);
    return this.database.write({
      guard: { sql: `${sql} on conflict do nothing`, parameters },
      statements: [],
    });
  }

  /** Adds one of which a person has only one; the old one ends. False if another came at the same moment. */
  async replaceCredential(credential: CredentialRow): Promise<boolean> {
    const { person_id, kind } = credential;
    try {
      return await this.database.write({
        statements: [
          { sql: 'delete from credentials where person_id = ? and kind = ?', parameters: [person_id, kind] },
          insertCredential(credential),
        ],
      });
    } catch (error) {
      if (error instanceof NotUnique) return false;
      throw error;
    }
  }

  /** The credentials of a kind with this hash, the oldest first, with their people. */
  async byHash(kind: CredentialRow['kind'], hash: string): Promise<CredentialOwner[]> {
    const ids = await this.db
      .selectFrom('credentials')
      .select('id')
      .where('kind', '=', kind)
      .where('hash', '=', hash)
      .orderBy('created_at')
      .execute();
    const owners = await Promise.all(ids.map(({ id }) => this.ownerOf(id)));
    return owners.flatMap((owner) => owner ?? []);
  }

  async changeCredential(
    id: string,
    change: Partial<Pick<CredentialRow, 'label' | 'seen_at' | 'data'>>,
  ): Promise<void> {
    await this.db.updateTable('credentials').set(change).where('id', '=', id).execute();
  }

  async find(id: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async change(id: string, change: Partial<Omit<PersonRow, 'id' | 'name' | 'name_key'>>): Promise<void> {
    await this.db.updateTable('people').set(change).where('id', '=', id).execute();
  }

  /** Deletes a person with devices, tokens, notes, lists and invitations. Their name at old tables stays. */
  async remove(id: string): Promise<void> {
    await this.database.write({
      statements: [...OWN_ROWS, ...ROWS_OF_OTHERS].map(([table, column]) => ({
        sql: `delete from ${table} where ${column} = ?`,
        parameters: [id],
      })),
    });
  }

  ownerOf(credential: string): Promise<CredentialOwner | undefined> {
    return this.owners.get(credential);
  }

  private async findOwners(ids: readonly string[]): Promise<ReadonlyMap<string, CredentialOwner>> {
    const theirs = this.db.selectFrom('credentials').where('id', 'in', ids);
    const [credentials, people] = await Promise.all([
      theirs.selectAll().execute(),
      this.db.selectFrom('people').selectAll().where('id', 'in', theirs.select('person_id')).execute(),
    ]);
    const byId = new Map(people.map((person) => [person.id, person]));
    const found = new Map<string, CredentialOwner>();
    for (const credential of credentials) {
      const person = byId.get(credential.person_id);
      if (person) found.set(credential.id, { person, credential });
    }
    return found;
  }

  async credentials(person: string, kind: CredentialRow['kind']): Promise<CredentialRow[]> {
    return this.db
      .selectFrom('credentials')
      .selectAll()
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute();
  }

  /** Resolves to whether it existed: a single-use credential is removed first and trusted only then. */
  async removeCredential(id: string, person: string): Promise<boolean> {
    return this.database.write({
      guard: { sql: 'delete from credentials where id = ? and person_id = ?', parameters: [id, person] },
      statements: [],
    });
  }

  /** Deletes all credentials of a person of these kinds, except one. */
  async removeCredentials(
    person: string,
    kinds: readonly CredentialRow['kind'][],
    except: string | null,
  ): Promise<void> {
    await this.db
      .deleteFrom('credentials')
      .where('person_id', '=', person)
      .where('kind', 'in', kinds)
      .where('id', '<>', except ?? '')
      .execute();
  }

  /** Deletes codes for other devices that were not used in time, and sign-ins that were not used for a year. */
  async removeExpired(now: number): Promise<void> {
    await this.db.deleteFrom('credentials').where('expires_at', '<', now).execute();
  }

  async markSeen(
    credential: string,
    person: string,
    now: number,
    expires: number,
    { browser, system, network }: DeviceColumns,
  ): Promise<void> {
    await this.database.write({
      statements: [
        {
          sql: `update credentials set seen_at = ?, expires_at = ?, browser = ?, system = ?, network = ?
            where id = ?`,
          parameters: [now, expires, browser, system, network, credential],
        },
        { sql: 'update people set seen_at = ? where id = ?', parameters: [now, person] },
      ],
    });
  }
}

/** What belongs to a person, and at last the person. */
const OWN_ROWS = [
  ...[
    'credentials',
    'notes',
    'marks',
    'channels',
    'notices',
    'deliveries',
    'table_notify',
    'vacations',
    'acquaintances',
    'shelves',
    'board_reports',
  ].map((table) => [table, 'person_id'] as const),
  ['invitations', 'to_id'],
  ['people', 'id'],
] as const;
/** Where others refer to a person. */
const ROWS_OF_OTHERS = [
  ['acquaintances', 'other_id'],
  ['invitations', 'from_id'],
] as const;

const insertCredential = (row: CredentialRow) => ({
  sql: `insert into credentials (id, person_id, kind, hash, label, table_id, created_at, seen_at, expires_at,
    browser, system, network, data) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  parameters: [
    row.id,
    row.person_id,
    row.kind,
    row.hash,
    row.label,
    row.table_id,
    row.created_at,
    row.seen_at,
    row.expires_at,
    row.browser,
    row.system,
    row.network,
    row.data,
  ],
});
