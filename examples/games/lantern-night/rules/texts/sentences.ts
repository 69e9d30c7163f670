/** The game for people: the log, refusals, and a page of text. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { fromIn, HANG, MOVE, toIn, typeOf } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { COINS, GIFT, LANTERNS, OPENED, OWNER, PHASE, TURN_SEAT } from '../state/layout.js';
import { IS_OVER } from '../vocabulary.js';
import { texts } from './index.js';

/** A bridge by the quays at its ends. */
export const bridgeName = ({ board: { file, quayIndex } }: Setup, bridge: number): string =>
  file.bridges[bridge].map((id) => file.quays[quayIndex.get(id)!].name).join('–');

export function sentence(
  setup: Setup,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('rules', language);
  const name = names[s[TURN_SEAT]];
  if (typeOf(a) === HANG) return say('hangs', { name, to: bridgeName(setup, toIn(a)) });
  if (typeOf(a) === MOVE)
    return say('moves', { name, from: bridgeName(setup, fromIn(a)), to: bridgeName(setup, toIn(a)) });
  return say('passes', { name });
}

export function consequences(
  setup: Setup,
  before: State,
  after: State,
  names: readonly string[],
  language: Language,
): string[] {
  const say = texts.say('rules', language);
  const lines: string[] = [];
  for (let bridge = 0; bridge < setup.board.bridges; bridge++)
    if (after[OPENED + bridge] > before[OPENED + bridge])
      lines.push(say('finds', { name: names[after[OWNER + bridge] - 1], n: after[GIFT + bridge] }));
  if (after[PHASE] === IS_OVER) lines.push(say('over'));
  return lines;
}

/** Why an action is not legal. */
export function whyNot(setup: Setup, s: State, a: Action, language: Language): string {
  const say = texts.say('rules', language);
  const seat = s[TURN_SEAT];
  if (s[PHASE] === IS_OVER) return say('over');
  if (typeOf(a) !== HANG && typeOf(a) !== MOVE) return say('mustHang');
  if (s[OWNER + toIn(a)] !== 0) return say('taken');
  if (typeOf(a) === HANG) return say('noLantern');
  if (s[OWNER + fromIn(a)] !== seat + 1) return say('notYours');
  return setup.board.nextTo[fromIn(a)].includes(toIn(a)) ? say('noCoin') : say('notNext');
}

export function picture(setup: Setup, s: State, names: readonly string[], language: Language): string {
  const say = texts.say('rules', language);
  const hands = names
    .slice(0, setup.players)
    .map((name, seat) => say('hand', { name, lanterns: s[LANTERNS + seat], coins: s[COINS + seat] }));
  const bridges = setup.board.bridgeIds.map((_, bridge) =>
    say('bridge', { bridge: bridgeName(setup, bridge), what: names[s[OWNER + bridge] - 1] ?? say('dark') }),
  );
  return [...hands, '', ...bridges, ''].join('\n');
}
