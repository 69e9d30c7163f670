/**
 * Which games an arena plays. A block is one set-up played again and again: one bot among many of another in
 * every seat in turn, then the reverse. What luck the set-up and the seats bring is shared out evenly in it.
 */
import { WrongCall } from '../call.js';

/** A bot, by its place in the arena's list, at each seat. */
export type LineUp = readonly number[];

/** One bot alone among several of another. */
export interface Challenge {
  readonly one: number;
  readonly rest: number;
}

export interface Task {
  /** Blocks of different pairs with the same number have the same set-up. */
  readonly block: number;
  readonly challenges: readonly Challenge[];
}

export const PAIRINGS = ['all', 'neighbours', 'first'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** The pairs of `bots` bots that meet: the first of a pair is the new one. */
export function pairs(bots: number, pairing: Pairing): Challenge[] {
  const all: Challenge[] = [];
  for (let one = 0; one < bots; one++) for (let rest = one + 1; rest < bots; rest++) all.push({ one, rest });
  if (pairing === 'neighbours') return all.filter(({ one, rest }) => rest === one + 1);
  if (pairing === 'first') return all.filter(({ one }) => one === 0);
  return all;
}

/**
 * All blocks in the order in which they count, with so many for each meeting. With two players a challenge and its
 * reverse are the same games.
 */
export function schedule(
  meetings: readonly Challenge[],
  blocks: readonly number[],
  players: number,
  isOneWay: boolean,
): Task[] {
  const withReverse = !isOneWay && players > 2;
  const tasks: Task[] = [];
  for (let block = 0; block < Math.max(...blocks); block++) {
    meetings.forEach(({ one, rest }, i) => {
      if (block >= blocks[i]) return;
      const reverse = withReverse ? [{ one: rest, rest: one }] : [];
      tasks.push({ block, challenges: [{ one, rest }, ...reverse] });
    });
  }
  return tasks;
}

/** The challenger in every seat in turn. */
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
