/** Compares the engine with the reference (`reference.ts`, `referee.ts`): legal actions, and what they lead to. */
import { expect } from 'vitest';
import type { ActionBuffer } from '../../src/core/actions.js';
import type { Rules, State } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { hasActed, outcomes } from './referee.js';
import { legalActions } from './reference.js';
import type { Position } from './scene.js';

/** As text, with the fields of objects in alphabetical order. */
function line(json: Json | undefined): string {
  if (Array.isArray(json)) return `[${json.map(line).join()}]`;
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  const fields = Object.keys(json).filter((key) => json[key] !== undefined);
  return `{${fields
    .sort()
    .map((key) => `${key}:${line(json[key])}`)
    .join()}}`;
}

/** An action as text; the two markers of a favour have no order. */
const actionLine = (action: JsonObject): string =>
  line(action.markers ? { ...action, markers: [...(action.markers as string[])].sort() } : action);

/** Compares the engine's list with that of the reference. */
export function compare(rules: Rules, state: State, legal: ActionBuffer): string[] {
  rules.legal(state, legal);
  const position = rules.writePosition(state) as unknown as Position;
  const found: string[] = [];
  for (let i = 0; i < legal.length; i++) found.push(actionLine(rules.writeAction(state, legal.at(i))));
  const expected = legalActions(position).map(actionLine);
  const [isFound, isExpected] = [new Set(found), new Set(expected)];
  const missing = expected.filter((action) => !isFound.has(action));
  const wrong = found.filter((action) => !isExpected.has(action));
  if (missing.length > 0 || wrong.length > 0 || found.length !== expected.length) {
    const some = (lines: string[]): string => (lines.length === 0 ? 'nothing' : lines.slice(0, 3).join(' '));
    throw new Error(`missing: ${some(missing)}; not legal: ${some(wrong)}; in ${JSON.stringify(position)}`);
  }
  return found;
}

/** Forced steps happen automatically: nobody is asked a question with one answer. */
export function expectChoice(rules: Rules, state: State, legal: string[]): void {
  if (legal.length > 1) return;
  expect(legal).not.toEqual([line({ type: 'done' })]);
  const { turn } = rules.writePosition(state) as unknown as Position;
  if (turn.actions === 0) expect(legal).not.toEqual([line({ type: 'end-turn' })]);
}

/** Chooses the kind of action first, so that no kind is rare. */
export function choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): number {
  const byType = new Map<string, number[]>();
  for (let k = 0; k < legal.length; k++) {
    const { type } = rules.writeAction(state, legal.at(k)) as { type: string };
    byType.set(type, [...(byType.get(type) ?? []), legal.at(k)]);
  }
  const types = [...byType.keys()];
  const among = byType.get(types[random.below(types.length)])!;
  return among[random.below(among.length)];
}

/** The position as text, without what is only remembered for later (who saw which marker, a failed draw). */
function text(position: Position): string {
  const { seen, supplyFailed, actions, acted, permits, pawn, hand, ...turn } = position.turn;
  const inPhase: JsonObject = { ...(turn as JsonObject) };
  if (turn.phase !== 'over' && permits) inPhase.permits = [...permits].sort();
  // With markers to put or after the end it no longer matters what could have been done.
  if (turn.phase !== 'markers' && turn.phase !== 'over') {
    Object.assign(inPhase, { actions, pawn, acted: hasActed(position.turn) });
  }
  if (hand) inPhase.hand = (hand as JsonObject[]).map(line).sort();
  if (turn.phase === 'markers' || turn.phase === 'over') inPhase.begun = true;
  const seats = position.seats.map((seat) => ({
    ...seat,
    markers: { ...seat.markers, used: [...seat.markers.used].sort() },
  }));
  return line({ ...position, seats, turn: inPhase } as unknown as JsonObject);
}

/** Applies an action and compares the result with that of the reference. */
export function applyAndCompare(rules: Rules, state: State, action: number): void {
  const before = rules.writePosition(state) as unknown as Position;
  const json = rules.writeAction(state, action);
  rules.apply(state, action);
  const found = text(rules.writePosition(state) as unknown as Position);
  const expected = outcomes(before, json).map(text);
  if (!expected.includes(found)) {
    throw new Error(
      `${JSON.stringify(json)}\nFOUND ${found}\nSHOULD ${expected[0]}\nBEFORE ${JSON.stringify(before)}`,
    );
  }
}

export const CONFIGS = hansaTeutonica
  .configs()
  .filter(({ board, modules }) => String(board).includes('hanseatic') === (modules as string[]).length > 1)
  // Games that began by rules 1 are played to their end by them.
  .flatMap((config) => (config.board === 'salt-march' ? [config] : [config, { ...config, rules: 1 }]));
