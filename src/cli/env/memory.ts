/**
 * What the threads of an environment share: the games themselves, what came of the last step, and the lists of features
 * and legal actions that were made for it. One thread writes a game, all can read it.
 */
import { ActionBuffer } from '../../core/actions.js';
import type { State } from '../../core/game.js';

/** What a batch needs room for; the largest of all its configs. */
export interface Shape {
  readonly games: number;
  readonly players: number;
  readonly stateSize: number;
  readonly features: number;
  readonly slots: number;
  /** How many threads share the games. */
  readonly workers: number;
}

/** `done` of a game: going on, over, cut off because it was too long. */
export const GOING_ON = 0;
export const OVER = 1;
export const CUT_OFF = 2;

/** Lists of several games, one behind the other: the list of game i ends before `ends[i]`. */
export interface PackedLists<Items> {
  readonly ends: Uint32Array;
  readonly items: Items;
}

/** The games of one thread, `first` up to `first` + `count`, and their lists. */
export interface Share {
  readonly first: number;
  readonly count: number;
  readonly features: PackedLists<Uint16Array>;
  readonly legal: PackedLists<Int32Array>;
}

/** Plain arrays of shared memory, which stay shared when they are sent to a thread. */
export type Memory = ReturnType<typeof makeMemory>;

export function makeMemory(shape: Shape) {
  const { games, players, stateSize, slots } = shape;
  return {
    shape,
    shares: sharesOf(shape),
    states: shared(Uint8Array, games * stateSize),
    seeds: shared(Uint32Array, games),
    decisions: shared(Uint32Array, games),
    /** How many games each game of the batch has begun with a seed of the environment. */
    begun: shared(Uint32Array, games),
    /** The seat that decides, or -1. */
    seats: shared(Int8Array, games),
    done: shared(Uint8Array, games),
    /** Of a game that ended in the last step, seat by seat; otherwise zero. */
    rewards: shared(Float32Array, games * players),
    totals: shared(Int16Array, games * players),
    ranks: shared(Uint8Array, games * players),
    /** What a step asks: for each game the place of an action in its list, or -1. */
    choices: shared(Int32Array, games),
    /** What a reset asks: for each game whether, and with which seed. */
    which: shared(Uint8Array, games),
    newSeeds: shared(Uint32Array, games),
    kept: {
      states: shared(Uint8Array, slots * stateSize),
      seeds: shared(Uint32Array, slots),
      decisions: shared(Uint32Array, slots),
      /** The seating of the game that is kept in a slot, plus 1; 0 for an empty slot. */
      seatings: shared(Uint8Array, slots),
    },
  };
}

function shared<T>(
  type: { new (buffer: SharedArrayBuffer): T; BYTES_PER_ELEMENT: number },
  length: number,
): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

function sharesOf({ games, features, workers }: Shape): Share[] {
  const longest = new ActionBuffer().items.length;
  return Array.from({ length: workers }, (_, i) => {
    const first = Math.floor((games * i) / workers);
    const count = Math.floor((games * (i + 1)) / workers) - first;
    return {
      first,
      count,
      features: { ends: shared(Uint32Array, count), items: shared(Uint16Array, count * features) },
      legal: { ends: shared(Uint32Array, count), items: shared(Int32Array, count * longest) },
    };
  });
}

/** The bytes of a game's state; one that is smaller than the largest has them from the start. */
export function stateOf({ shape, states }: Memory, game: number, size = shape.stateSize): State {
  const at = game * shape.stateSize;
  return states.subarray(at, at + size);
}

export function keep(memory: Memory, game: number, slot: number, seating: number): void {
  const { kept, shape } = memory;
  kept.states.set(stateOf(memory, game), slot * shape.stateSize);
  kept.seeds[slot] = memory.seeds[game];
  kept.decisions[slot] = memory.decisions[game];
  kept.seatings[slot] = seating + 1;
}

export function restore(memory: Memory, slot: number, game: number): void {
  const { kept, shape } = memory;
  const at = slot * shape.stateSize;
  stateOf(memory, game).set(kept.states.subarray(at, at + shape.stateSize));
  memory.seeds[game] = kept.seeds[slot];
  memory.decisions[game] = kept.decisions[slot];
}
