/** What admins can do. Every action is logged with who did it. */

import { CodedRefusal } from '../../protocol/refusal.js';
import type { Event } from '../events.js';
import { isBanned } from '../people/ban.js';
import { nameBeside } from '../people/names.js';
import { newId } from '../people/secrets.js';
import type { Services } from '../services.js';
import type { AdminLogRow, BoardRow, PersonRow } from '../store/schema/rows.js';
import { type Actor, mustKnowLevel } from '../tables/decide/context.js';
import { botName } from '../tables/decide/lobby.js';
import type { Table } from '../tables/table.js';
import { isAdminCode } from './code.js';

export class Admin {
  constructor(private readonly services: Services) {}

  private entry(admin: string, action: string, target: string, data: object = {}): AdminLogRow {
    const { log } = this.services;
    log.warn({ admin, action, target, ...data }, 'admin');
    return {
      id: newId(16),
      at: this.services.now(),
      admin_id: admin,
      action,
      target,
      data: JSON.stringify(data),
    };
  }

  async claim(person: PersonRow, code: string): Promise<void> {
    const { store, people, key } = this.services;
    if (!isAdminCode(key, code)) throw new CodedRefusal('forbidden', 'this is not the code', 'code');
    if (!(await store.admin.claim(person.id, this.entry(person.id, 'claim', person.id))))
      throw new CodedRefusal('not-now', 'this server has an admin already');
    people.forget(person.id);
  }

  async setAdmin(by: string, person: string, admin: boolean): Promise<void> {
    const { store, people } = this.services;
    if (by === person && !admin)
      throw new CodedRefusal('refused', 'only another admin can take this right from you', 'person');
    const found = await this.person(person);
    if (admin && isBanned(found, this.services.now()))
      throw new CodedRefusal('not-now', 'this person is banned', 'person');
    await store.admin.setAdmin(person, admin, this.entry(by, admin ? 'make-admin' : 'unmake-admin', person));
    await people.rightsChanged(person);
  }

  /**
   * Locks a person out at once, everywhere, for some days or for good. Bots take over their seats, so nobody waits for
   * them.
   */
  async ban(by: string, person: string, reason: string, days?: number): Promise<void> {
    const { store, people, now } = this.services;
    const found = await this.person(person);
    if (found.admin === 1) throw new CodedRefusal('refused', 'admins cannot be banned', 'person');
    const at = now();
    const until = days === undefined ? null : at + days * DAY;
    await store.admin.ban(person, { at, until, reason }, this.entry(by, 'ban', person, { reason, until }));
    await people.rightsChanged(person);
    await this.vacate(person);
  }

  async unban(by: string, person: string): Promise<void> {
    await this.person(person);
    await this.services.store.admin.unban(person, this.entry(by, 'unban', person));
    await this.services.people.rightsChanged(person);
  }

  /** A bot takes over in running games; seats at open tables become free, and their own open tables are closed. */
  private async vacate(person: string): Promise<void> {
    const { store, commands } = this.services;
    const tables = await store.tables.list({ person, status: ['open', 'playing'], limit: MOST_TABLES });
    for (const { id } of tables) {
      await commands.run(id, ADMIN_ACTOR, null, (table): Event[] => {
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
    const { store, commands } = this.services;
    await commands.run(id, ADMIN_ACTOR, null, (table): Event[] => {
      mustNotBeOver(table);
      return [{ kind: 'closed', reason }];
    });
    await store.admin.addEntry(this.entry(by, 'end-table', id, { reason }));
  }

  /** Gives a seat in a game to somebody else, who continues from there. */
  async handOver(
    by: string,
    id: string,
    { seat, person, level }: { seat: number; person?: string; level?: string },
  ): Promise<void> {
    const { store, commands } = this.services;
    if ((person === undefined) === (level === undefined))
      throw new CodedRefusal('refused', 'name either a person or a level', 'person');
    const heir = person === undefined ? null : await this.person(person);
    if (heir && isBanned(heir, this.services.now()))
      throw new CodedRefusal('refused', 'this person is banned', 'person');
    await commands.run(id, ADMIN_ACTOR, null, (table, context): Event[] => {
      mustNotBeOver(table);
      if (!table.seats[seat])
        throw new CodedRefusal('refused', `there are only ${table.seats.length} seats`, 'seat');
      const taken = table.seats.filter((_, i) => i !== seat).map(({ name }) => name);
      if (heir) {
        if (table.seatOf(heir.id) !== null)
          throw new CodedRefusal('refused', 'already sits at this table', 'person');
        return [{ kind: 'handed-over', seat, person: heir.id, name: nameBeside(heir, taken) }];
      }
      mustKnowLevel(level!, context, 'level');
      return [{ kind: 'bot', seat, level: level!, name: botName(taken, seat) }];
    });
    await store.admin.addEntry(
      this.entry(by, 'hand-over', id, { seat, person: person ?? null, level: level ?? null }),
    );
  }

  /** Takes a board off all shelves; nobody can open a new table on it, and tables that use it continue. */
  async removeBoard(by: string, hash: string, reason: string): Promise<void> {
    const { boards } = this.services.store;
    const { title } = await this.board(hash);
    const entry = this.entry(by, 'remove-board', hash.slice(0, 40), { reason, title });
    if (!(await boards.remove(hash, reason, entry)))
      throw new CodedRefusal('not-now', 'this board has been removed already', 'board');
  }

  /** Finds nothing wrong with a board that was reported. */
  async dismissReports(by: string, hash: string): Promise<void> {
    const { title } = await this.board(hash);
    const entry = this.entry(by, 'keep-board', hash.slice(0, 40), { title });
    await this.services.store.boards.dismiss(hash, entry);
  }

  private async board(hash: string): Promise<BoardRow> {
    const board = await this.services.store.boards.find(hash);
    if (!board) throw new CodedRefusal('not-found', 'there is no such board', 'board');
    return board;
  }

  private async person(id: string): Promise<PersonRow> {
    const person = await this.services.store.people.find(id);
    if (!person) throw new CodedRefusal('not-found', 'there is no such person', 'person');
    return person;
  }
}

/** People who sit at more tables than this are rare enough to be handled twice. */
const MOST_TABLES = 1000;
const DAY = 24 * 3_600_000;
/** The table's log does not say which admin it was. */
const ADMIN_ACTOR: Actor = { person: null, name: 'admin', label: 'job:admin' };

function mustNotBeOver({ status }: Table): void {
  if (status !== 'open' && status !== 'playing') throw new CodedRefusal('not-now', 'this table is over');
}
