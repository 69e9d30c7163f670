/** Jobs of the clock: a player's time that runs out, and standing orders that have waited long enough. */
import type { Event } from '../../events.js';
import type { JobRow } from '../../store/schema/rows.js';
import type { Commands } from '../commands.js';
import { answerByOrder, deciderBot } from '../decide/automatic.js';
import type { Actor } from '../decide/context.js';
import { missing } from '../decide/start.js';
import { resigning } from '../decide/together.js';
import type { Table } from '../table.js';
import { deadlineOf, hasWaitedFor, pauseEndsAt, restEndsAt } from './clock.js';

const actorOf = (kind: string): Actor => ({ person: null, name: kind, label: `job:${kind}` });

/** A deadline has passed, unless the player has moved since. What happens then is a setting of the table. */
export async function runOut(commands: Commands, job: JobRow): Promise<void> {
  if (await commands.putOff(job)) return;
  await commands.run(job.key, actorOf('clock'), `clock:${job.number}:${job.due}`, (table, { now }) => {
    const deadline = deadlineOf(table);
    if (deadline === null || deadline > now) return [];
    return afterRunningOut(table);
  });
}

function afterRunningOut(table: Table): Event[] {
  const seat = table.decides!;
  const ranOut: Event = { kind: 'ran-out', seat };
  if (hasWaitedFor(table, seat)) return [ranOut, ...resigning(table, [seat], true)];
  switch (table.settings.runOut) {
    case 'end':
      return [
        ranOut,
        ...lost(table, seat),
        { kind: 'closed', reason: `${table.names[seat]} ran out of time` },
      ];
    case 'decision':
      return [ranOut];
    default:
      return [ranOut, { kind: 'away', seat, on: true }];
  }
}

/** A player who runs out of time loses the game all the same. */
const lost = ({ isRated }: Table, seat: number): Event[] =>
  isRated ? [{ kind: 'resigned', seat, absent: true }] : [];

/** Nobody came back to a table that rests. Where it waited for some of them only, those have resigned. */
export async function endRest(commands: Commands, job: JobRow): Promise<void> {
  await commands.run(job.key, actorOf('rest'), `rest:${job.number}:${job.due}`, (table, { now }) => {
    const end = restEndsAt(table);
    if (end === null || end > now) return [];
    const { absent, players } = table;
    if (absent.length === players.length) return [{ kind: 'closed', reason: 'nobody came back' }];
    return resigning(table, absent, true);
  });
}

/**
 * A pause has lasted long enough. A live game goes on for those who asked for it, with the others away; where nobody
 * did, it is closed. Any other game goes on.
 */
export async function endPause(commands: Commands, job: JobRow): Promise<void> {
  await commands.run(job.key, actorOf('pause'), `pause:${job.number}:${job.due}`, (table, { now }) => {
    const end = pauseEndsAt(table);
    if (end === null || end > now) return [];
    const { proposal, players, seats } = table;
    if (table.settings.pace.kind !== 'live') return [{ kind: 'resumed' }];
    if (proposal?.what !== 'resume') return [{ kind: 'closed', reason: 'nobody came back' }];
    const here = [proposal.seat, ...proposal.agreed];
    const missing = players.filter((seat) => !here.includes(seat) && !seats[seat].away);
    return [...missing.map((seat): Event => ({ kind: 'away', seat, on: true })), { kind: 'resumed' }];
  });
}

/** Those who did not say that they are ready give up their seats. */
export async function freeUnready(commands: Commands, job: JobRow): Promise<void> {
  await commands.run(job.key, actorOf('ready'), `ready:${job.due}`, (table, { now }) => {
    if (!table.ready || table.ready.until > now) return [];
    return missing(table).map((seat): Event => ({ kind: 'unready', seat }));
  });
}

/** Seats that were kept for people who did not come in time are for everybody. */
export async function freeKept(commands: Commands, job: JobRow): Promise<void> {
  await commands.run(job.key, actorOf('kept'), `kept:${job.due}`, ({ status, seats }, { now }) =>
    seats.flatMap(({ kept }, seat): Event[] =>
      status === 'open' && kept && kept.until <= now ? [{ kind: 'freed', seat, declined: false }] : [],
    ),
  );
}

/** A standing order has waited for its player. Resolves to whether it leaves the decision to a bot. */
export async function carryOutOrder(commands: Commands, job: JobRow): Promise<boolean> {
  let isForBot = false;
  await commands.run(job.key, actorOf('order'), `order:${job.number}`, (table, { now }) => {
    if (table.step !== job.number) return [];
    isForBot = deciderBot(table, now) !== null;
    return answerByOrder(table, now);
  });
  return isForBot;
}
