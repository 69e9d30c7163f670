/** Which people should be notified of what at a table. */
import type { Proposal } from '../../../protocol/tables/commands.js';
import type { NoticeRow } from '../../store/schema/rows.js';
import { missing } from '../decide/start.js';
import { unaccepted } from '../decide/terms.js';
import type { Table } from '../table.js';

/** What the notices of tables can be about. */
export type NoticeAbout = Exclude<NoticeRow['about'], 'invited'>;

/** What a person is notified of unless they are watching. `number` identifies it, so that it is sent once. */
interface DueNotice {
  readonly person: string;
  readonly about: NoticeAbout;
  readonly number: number;
  readonly since: number;
}

/** The kinds of jobs for notices. */
export const NOTICE_JOBS: Readonly<Record<string, NoticeAbout>> = {
  'notice-decide': 'decide',
  'notice-undo': 'undo',
  'notice-start': 'start',
  'notice-over': 'over',
  'notice-rematch': 'rematch',
  'notice-end': 'end',
  'notice-pause': 'pause',
  'notice-resume': 'resume',
  'notice-ready': 'ready',
  'notice-remind': 'remind',
  'notice-settings': 'settings',
};

/** For most tables; every move asks for notices of every kind. */
const NOTHING_DUE: readonly DueNotice[] = [];

export const noticesDue = (table: Table, about: NoticeAbout): readonly DueNotice[] => DUE[about](table);

/** Everybody who has not answered a proposal of this kind. */
function proposalDue(table: Table, what: Proposal): readonly DueNotice[] {
  const { proposal, pending, status } = table;
  const asked = pending.proposal;
  if (proposal?.what !== what || !asked || status !== 'playing') return NOTHING_DUE;
  return table.players.flatMap((seat): DueNotice[] => {
    if (seat === proposal.seat || proposal.agreed.includes(seat)) return [];
    return [{ person: table.seats[seat].person!, about: what, number: asked.number, since: asked.at }];
  });
}

const DUE: Readonly<Record<NoticeAbout, (table: Table) => readonly DueNotice[]>> = {
  decide(table) {
    const { decides, pending } = table;
    if (decides === null || pending.decide === null || table.paused || table.botOf(decides) !== null)
      return NOTHING_DUE;
    const { person } = table.seats[decides];
    return person === null
      ? NOTHING_DUE
      : [{ person, about: 'decide', number: pending.decide.notice, since: pending.decide.at }];
  },

  /** Everybody who has not answered yet. */
  undo({ undo, seats, status, pending }) {
    const asked = pending.undo;
    if (!undo || !asked || status !== 'playing') return NOTHING_DUE;
    return seats.flatMap(({ person, away }, seat): DueNotice[] => {
      if (person === null || away || seat === undo.seat || undo.agreed.includes(seat)) return [];
      return [{ person, about: 'undo', number: asked.number, since: asked.at }];
    });
  },

  end: (table) => proposalDue(table, 'end'),
  pause: (table) => proposalDue(table, 'pause'),
  resume: (table) => proposalDue(table, 'resume'),

  /** Somebody would like to go on with a game without a clock. */
  remind({ decides, reminded, seats }) {
    const person = decides === null ? null : seats[decides].person;
    if (reminded === null || person === null) return NOTHING_DUE;
    return [{ person, about: 'remind', number: reminded.number, since: reminded.last }];
  },

  /** Before a live game everybody is asked whether they are there. */
  ready(table) {
    const asked = table.pending.ready;
    if (table.status !== 'open' || !table.ready || !asked) return NOTHING_DUE;
    return missing(table).map((seat) => ({
      person: table.seats[seat].person!,
      about: 'ready',
      number: asked.number,
      since: asked.at,
    }));
  },

  /** The host has changed the settings since they sat down: one notice, however many changes. */
  settings(table) {
    const changed = table.pending.settings;
    if (table.status !== 'open' || !changed) return NOTHING_DUE;
    return unaccepted(table).map((seat) => ({
      person: table.seats[seat].person!,
      about: 'settings',
      number: table.seats[seat].termsEntry,
      since: changed.at,
    }));
  },

  /** A full table that does not start by itself waits for its host. */
  start(table) {
    const { host, status, pending } = table;
    const full = pending.start;
    if (status !== 'open' || host === null || !full || unaccepted(table).length > 0) return NOTHING_DUE;
    return [{ person: host, about: 'start', number: full.number, since: full.at }];
  },

  /** The seats of a rematch are kept for those who played before; the log begins with that. */
  rematch({ status, seats, created }) {
    if (status !== 'open') return NOTHING_DUE;
    return seats.flatMap(({ kept }): DueNotice[] =>
      kept ? [{ person: kept.person, about: 'rematch', number: 1, since: created }] : [],
    );
  },

  over({ status, seats, step, pending: { over } }) {
    if (status !== 'over' || !over) return NOTHING_DUE;
    return seats.flatMap(({ person }): DueNotice[] =>
      person === null || person === over.by ? [] : [{ person, about: 'over', number: step, since: over.at }],
    );
  },
};
