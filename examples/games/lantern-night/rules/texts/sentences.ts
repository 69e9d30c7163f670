/** The game for people: the log, refusals, and a page of text. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { fromIn, HANG, MOVE, toIn, typeOf } from '../formats/codes.js';
import { COINS, GIFT, LANTERNS, OPENED, OWNER, PHASE, TURN_SEAT } from '../state/layout.js';
import type { Table } from '../table.js';
import { IS_OVER } from '../vocabulary.js';
import { texts } from './index.js';

/** A bridge by the quays at its ends. */
export const bridgeName = ({ board: { file, quayIndex } }: Table, bridge: number): string =>
  file.bridges[bridge].map((id) => file.quays[quayIndex.get(id)!].name).join('–');

export function sentence(
  t: Table,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('rules', language);
  const name = names[s[TURN_SEAT]];
  if (typeOf(a) === HANG) return say('hangs', { name, to: bridgeName(t, toIn(a)) });
  if (typeOf(a) === MOVE)
    return say('moves', { name, from: bridgeName(t, fromIn(a)), to: bridgeName(t, toIn(a)) });
  return say('passes', { name });
}

export function consequences(
  t: Table,
  before: State,
  after: State,
  names: readonly string[],
  language: Language,
): string[] {
  const say = texts.say('rules', language);
  const lines: string[] = [];
  for (let bridge = 0; bridge < t.board.bridges; bridge++)
    if (after[OPENED + bridge] > before[OPENED + bridge])
      lines.push(say('finds', { name: names[after[OWNER + bridge] - 1], n: after[GIFT + bridge] }));
  if (after[PHASE] === IS_OVER) lines.push(say('over'));
  return lines;
}

/** Why an action that was read but is not legal is not. */
export function whyNot(t: Table, s: State, a: Action, language: Language): string {
  const say = texts.say('rules', language);
  const seat = s[TURN_SEAT];
  if (s[PHASE] === IS_OVER) return say('over');
  if (typeOf(a) !== HANG && typeOf(a) !== MOVE) return say('mustHang');
  if (s[OWNER + toIn(a)] !== 0) return say('taken');
  if (typeOf(a) === HANG) return say('noLantern');
  if (s[OWNER + fromIn(a)] !== seat + 1) return say('notYours');
  return t.board.nextTo[fromIn(a)].includes(toIn(a)) ? say('noCoin') : say('notNext');
}

export function picture(t: Table, s: State, names: readonly string[], language: Language): string {
  const say = texts.say('rules', language);
  const hands = names
    .slice(0, t.players)
    .map((name, seat) => say('hand', { name, lanterns: s[LANTERNS + seat], coins: s[COINS + seat] }));
  const bridges = t.board.bridgeIds.map((_, bridge) =>
    say('bridge', { bridge: bridgeName(t, bridge), what: names[s[OWNER + bridge] - 1] ?? say('dark') }),
  );
  return [...hands, '', ...bridges, ''].join('\n');
}
