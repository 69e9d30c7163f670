/** What happened at a table beside the game, in words for the log. */
import { moment } from '../../../../languages/intl.js';
import type { Proposal } from '../../../../protocol/tables/commands.js';
import type { Entry } from '../../../../protocol/tables/document.js';
import { language, t } from '../../../i18n/index.js';
import type { Remark } from '../../../table/session/shown-game.js';
import { closedText } from '../after/closed-text.js';

/** An entry of the table's log, after so many moves. */
export interface TableEvent {
  readonly after: number;
  readonly entry: Entry;
}

/** Kinds of entries that belong in the log of a game; the moves are there anyway, and talk has a place of its own. */
const LOGGED: ReadonlySet<string> = new Set([
  'ran-out',
  'away',
  'bot',
  'handed-over',
  'renamed',
  'undone',
  'undo-asked',
  'undo-answered',
  'undo-dropped',
  'closed',
  'program',
  'proposed',
  'answered',
  'withdrawn',
  'paused',
  'resumed',
  'resigned',
  'time-given',
  'vacation',
  'reminded',
]);

export const isLogged = ({ kind }: Entry): boolean => LOGGED.has(kind);

/** For a game of `length` moves; `nameOf` gives the name of the person in a seat now; `waits`: the table waits for everybody. */
export function remarksOf(
  events: readonly TableEvent[],
  length: number,
  nameOf: (seat: number) => string,
  waits = false,
): Remark[] {
  return events.map(({ after: then, entry }, i): Remark => {
    // Moves that were taken back are not in the log.
    const after = Math.min(then, length);
    const { seat } = entry;
    const isTakenOverLater = events
      .slice(i + 1)
      .some(({ entry: later }) => later.seat === seat && /^(bot|handed-over)$/.test(later.kind));
    const name = (): string => {
      if (seat === undefined) return '';
      return isTakenOverLater ? t('online.earlierPlayer') : nameOf(seat);
    };
    const isWaitedFor = waits && entry.kind === 'away' && entry.data?.on === true;
    const text = (): string =>
      isWaitedFor ? t('fair.logAwayWaits', { name: name() }) : textOf(entry, name(), nameOf);
    return seat === undefined ? { after, text } : { after, seat, text };
  });
}

function textOf({ kind, at, data = {} }: Entry, name: string, nameOf: (seat: number) => string): string {
  switch (kind) {
    case 'ran-out':
      return t('online.logRanOut', { name });
    case 'reminded':
      return t('fair.logReminded', { name, other: nameOf(Number(data.of)) });
    case 'away':
      if (data.by !== undefined) return t('fair.logStandIn', { name: nameOf(Number(data.by)), other: name });
      return t(data.on ? 'online.logAway' : 'online.logBack', { name });
    case 'bot':
      return t('online.logBot', { name: String(data.name) });
    case 'handed-over':
      return t('online.logTakenOver', { name: String(data.name) });
    case 'renamed':
      return t('online.logRenamed', { name: String(data.name) });
    case 'undone':
      return t('online.logUndone', { name, move: Number(data.moves) });
    case 'undo-asked':
      return t('online.logUndoAsked', { name, move: Number(data.moves) });
    case 'undo-answered':
      return t(data.agree ? 'online.logUndoAgreed' : 'online.logUndoRefused', { name });
    case 'undo-dropped':
      return t('online.logUndoDropped', { name });
    case 'program':
      return t('fair.logProgram', { name });
    case 'proposed':
      return t(`fair.log-proposed-${data.what as Proposal}`, { name });
    case 'answered':
      return t(data.agree ? 'fair.logAgreed' : 'fair.logRefused', { name });
    case 'withdrawn':
      return t('fair.logWithdrawn', { name });
    case 'paused':
      return t('fair.logPaused');
    case 'resumed':
      return t('fair.logResumed');
    case 'resigned':
      return t(data.absent ? 'fair.logResignedAbsent' : 'fair.logResigned', { name });
    case 'vacation':
      return Number(data.until) > at
        ? t('fair.logVacation', { name, time: moment(Number(data.until), language()) })
        : t('fair.logVacationOver', { name });
    case 'time-given':
      return t('fair.logTimeGiven', { name, other: nameOf(Number(data.to)) });
    default:
      return closedText(String(data.reason));
  }
}
