/** What admins do. Every deed is written down, with who did it. */
import { newId } from '../people/secrets.js';
import type { Services } from '../services.js';
import type { AdminLogRow, PersonRow } from '../store/rows.js';
import { type Actor, mustKnow } from '../tables/decide/context.js';
import { botName } from '../tables/decide/lobby.js';
import type { Event } from '../tables/events.js';
import { Denial } from '../tables/problem.js';
import type { Table } from '../tables/table.js';
import { isAdminCode } from './code.js';

export class Admin {
  constructor(private readonly services: Services) {}

  private entry(admin: string, action: string, target: string, data: object = {}): AdminLogRow {
    const { log } = this.services;
    log.warn({ admin, action, target, ...data }, 'admin');
    return { id: newId(16), at: Date.now(), admin_id: admin, action, target, data: JSON.stringify(data) };
  }

  async claim(person: PersonRow, code: string): Promise<void> {
    const { store, people, key } = this.services;
    if (!isAdminCode(key, code)) throw new Denial('forbidden', 'this is not the code', 'code');
    if (!(await store.admin.claim(person.id, this.entry(person.id, 'claim', person.id))))
      throw new Denial('not-now', 'this server has an admin already');
    people.forget(person.id);
  }

  async setAdmin(by: string, person: string, admin: boolean): Promise<void> {
    const { store, people } = this.services;
    if (by === person && !admin) throw new Denial('refused', 'another admin can do that', 'person');
    const found = await this.person(person);
    if (admin && found.banned_at !== null) throw new Denial('not-now', 'this person is banned', 'person');
    await store.admin.setAdmin(person, admin, this.entry(by, admin ? 'make-admin' : 'unmake-admin', person));
    await people.changed(person);
  }

  /** Shuts somebody out: at once, everywhere, and nobody has to wait for them. */
  async ban(by: string, person: string, reason: string): Promise<void> {
    const { store, people } = this.services;
    const found = await this.person(person);
    if (found.admin === 1) throw new Denial('refused', 'admins cannot be banned', 'person');
    await store.admin.setBanned(person, Date.now(), this.entry(by, 'ban', person, { reason }));
    await people.changed(person);
    await this.vacate(person);
  }

  async unban(by: string, person: string): Promise<void> {
    await this.person(person);
    await this.services.store.admin.setBanned(person, null, this.entry(by, 'unban', person));
    await this.services.people.changed(person);
  }

  /** A bot goes on where somebody leaves a game; seats at open tables become free, their own tables are closed. */
  private async vacate(person: string): Promise<void> {
    const { store, keeper } = this.services;
    const tables = await store.tables.list({ person, status: ['open', 'playing'], limit: 1000 });
    for (const { id } of tables) {
      await keeper.run(id, JOB, null, (table): Event[] => {
        const seat = table.seatOf(person);
        if (table.status === 'open' && table.host === person)
          return [{ kind: 'closed', reason: 'ended by an admin' }];
        if (table.status === 'open') return seat === null ? [] : [{ kind: 'left', seat }];
        if (table.status !== 'playing' || seat === null || table.seats[seat].away) return [];
        return [{ kind: 'away', seat, on: true }];
      });
    }
  }

  async endTable(by: string, id: string, reason: string): Promise<void> {
    const { store, keeper } = this.services;
    await keeper.run(id, JOB, null, (table): Event[] => {
      mustGoOn(table);
      return [{ kind: 'closed', reason }];
    });
    await store.admin.note(this.entry(by, 'end-table', id, { reason }));
  }

  /** Gives a seat at a game under way to somebody else, who takes it over as it is. */
  async handOver(
    by: string,
    id: string,
    { seat, person, level }: { seat: number; person?: string; level?: string },
  ): Promise<void> {
    const { store, keeper } = this.services;
    if ((person === undefined) === (level === undefined))
      throw new Denial('refused', 'name a person or a level', 'person');
    const heir = person === undefined ? null : await this.person(person);
    if (heir && heir.banned_at !== null) throw new Denial('refused', 'this person is banned', 'person');
    await keeper.run(id, JOB, null, (table, context): Event[] => {
      mustGoOn(table);
      if (!table.seats[seat])
        throw new Denial('refused', `there are only ${table.seats.length} seats`, 'seat');
      if (heir) {
        if (table.seatOf(heir.id) !== null) throw new Denial('refused', 'sits there already', 'person');
        return [{ kind: 'handed-over', seat, person: heir.id, name: heir.name }];
      }
      mustKnow(level!, context, 'level');
      const taken = table.seats.filter((_, i) => i !== seat).map(({ name }) => name);
      return [{ kind: 'bot', seat, level: level!, name: botName(taken, seat) }];
    });
    await store.admin.note(
      this.entry(by, 'hand-over', id, { seat, person: person ?? null, level: level ?? null }),
    );
  }

  private async person(id: string): Promise<PersonRow> {
    const person = await this.services.store.people.find(id);
    if (!person) throw new Denial('not-found', 'there is no such person', 'person');
    return person;
  }
}

/** At the table nobody needs to know which admin it was. */
const JOB: Actor = { person: null, name: 'admin', label: 'job:admin' };

function mustGoOn({ status }: Table): void {
  if (status !== 'open' && status !== 'playing') throw new Denial('not-now', 'this table is over');
}
