/**
 * The games an arena plays. A block is one set-up played several times: one bot against copies of another, in every
 * seat in turn, then the reverse; or one of each at a mixed table, each in every seat. This evens out the luck of set-up
 * and seat.
 */
import { WrongCall } from '../call.js';

/** The bot in each seat, by its index in the arena's list. */
export type LineUp = readonly number[];

/** One bot against copies of another. */
export interface Challenge {
  readonly one: number;
  readonly rest: number;
}

export interface PlannedGame {
  readonly lineUp: LineUp;
  /** Nothing at a mixed table. */
  readonly challenge?: Challenge;
}

export interface Task {
  /** Blocks with the same number have the same set-up, whichever bots play. */
  readonly block: number;
  readonly games: readonly PlannedGame[];
}

export const PAIRINGS = ['all', 'neighbours', 'first'] as const;
type Pairing = (typeof PAIRINGS)[number];

/** The pairs of bots that play each other; the first of a pair is the challenger. */
export function pairs(bots: number, pairing: Pairing): Challenge[] {
  const all: Challenge[] = [];
  for (let one = 0; one < bots; one++) for (let rest = one + 1; rest < bots; rest++) all.push({ one, rest });
  if (pairing === 'neighbours') return all.filter(({ one, rest }) => rest === one + 1);
  if (pairing === 'first') return all.filter(({ one }) => one === 0);
  return all;
}

/** All blocks in order; `blocks[i]` for pair i. With two players a challenge and its reverse are the same games. */
export function schedule(
  challenges: readonly Challenge[],
  blocks: readonly number[],
  players: number,
  isOneWay: boolean,
): Task[] {
  const withReverse = !isOneWay && players > 2;
  const tasks: Task[] = [];
  for (let block = 0; block < Math.max(...blocks); block++) {
    challenges.forEach(({ one, rest }, i) => {
      if (block >= blocks[i]) return;
      const reverse = withReverse ? [{ one: rest, rest: one }] : [];
      const games = [{ one, rest }, ...reverse].flatMap((challenge) =>
        lineUps(challenge, players).map((lineUp) => ({ lineUp, challenge })),
      );
      tasks.push({ block, games });
    });
  }
  return tasks;
}

/** One of each bot at every table; they move round by a seat from game to game. */
export function mixedSchedule(players: number, blocks: number): Task[] {
  const games = Array.from({ length: players }, (_, game) => ({
    lineUp: Array.from({ length: players }, (_, seat) => (seat + game) % players),
  }));
  return Array.from({ length: blocks }, (_, block) => ({ block, games }));
}

/** The challenger takes every seat in turn. */
export function lineUps({ one, rest }: Challenge, players: number): LineUp[] {
  return Array.from({ length: players }, (_, seat) =>
    Array.from({ length: players }, (_, at) => (at === seat ? one : rest)),
  );
}

export function readPairing(text: string | undefined): Pairing {
  if (text === undefined) return 'all';
  if (!PAIRINGS.includes(text as Pairing))
    throw new WrongCall(`--pairs must be one of ${PAIRINGS.join(', ')}`);
  return text as Pairing;
}
