/**
 * The games of a batch and what can be asked of them. A request is read and checked in full before it changes anything,
 * so one that is refused has changed nothing.
 */
import { NOBODY, type Rules } from '../../core/game.js';
import { Refusal } from '../../core/refusal.js';
import type { BoardShelf } from '../boards.js';
import * as frames from './frames.js';
import { keep, type Memory, makeMemory, restore, stateOf } from './memory.js';
import { needsFeatures, ObservationWriter, type Widths } from './observation.js';
import { GIVEN_SEED, LEAVE, NEXT_SEED, NO_CHOICE, type Task } from './player.js';
import { Players } from './players.js';
import { RequestReader } from './request-reader.js';
import { schemaOf } from './schema.js';
import type { EnvSettings } from './settings.js';

export class Environment {
  private readonly rules: readonly Rules[];
  private readonly memory: Memory;
  private readonly widths: Widths;
  private readonly players: Players;
  private readonly observations: ObservationWriter;
  private isBegun = false;

  constructor(
    shelf: BoardShelf,
    private readonly settings: EnvSettings,
    workers: number,
  ) {
    const rules = settings.seatings.map(({ config }) => shelf.rules(config));
    const most = (of: (rules: Rules) => number): number => Math.max(...rules.map(of));
    this.rules = rules;
    this.widths = {
      features: most(({ featureCount }) => featureCount),
      maskBytes: Math.ceil(most(({ actionSpace }) => actionSpace.size) / 8),
    };
    this.memory = makeMemory({
      games: settings.batch,
      players: most(({ players }) => players),
      stateSize: most(({ stateSize }) => stateSize),
      features: this.widths.features,
      slots: settings.slots,
      workers: Math.min(workers, settings.batch),
    });
    this.players = new Players(settings, this.memory);
    this.observations = new ObservationWriter(this.memory, this.widths);
  }

  /** The reply to a request as a frame, which is valid until the next one. Throws a `Refusal`. */
  async answer(kind: number, id: number, body: Buffer): Promise<Buffer> {
    const request = new RequestReader(body, this.settings.batch);
    const seal = (out: Buffer): Buffer => {
      frames.writeHeader(out, kind, id, out.length - frames.HEADER_BYTES);
      return out;
    };
    switch (kind) {
      case frames.SCHEMA:
        request.end();
        return this.json(kind, id, schemaOf(this.settings, this.memory, this.widths, this.rules));
      case frames.RESET:
        return seal(await this.reset(request));
      case frames.STEP:
        return seal(await this.step(request));
      case frames.OBSERVE: {
        const parts = request.parts();
        request.end();
        this.refuseEarly();
        return seal(await this.observe('observe', parts));
      }
      case frames.CLONE:
        this.clone(request);
        return frames.frame(kind, id, Buffer.alloc(0));
      case frames.RESTORE:
        return seal(await this.restore(request));
      case frames.VIEW:
        return this.json(kind, id, this.view(request));
      default:
        throw new Refusal('kind', `${kind} is not a request`);
    }
  }

  close(): Promise<void> {
    return this.players.close();
  }

  private json(kind: number, id: number, value: unknown): Buffer {
    return frames.frame(kind, id, Buffer.from(JSON.stringify(value)));
  }

  private async observe(task: Task, parts: number): Promise<Buffer> {
    await this.players.run(task, needsFeatures(parts));
    return this.observations.write(parts, frames.HEADER_BYTES);
  }

  private refuseEarly(): void {
    if (!this.isBegun) throw new Refusal('', 'no game has begun; reset first');
  }

  private seatingOf(game: number): number {
    return game % this.rules.length;
  }

  private reset(request: RequestReader): Promise<Buffer> {
    const parts = request.parts();
    const isForAll = request.isAtEnd;
    const which = isForAll
      ? new Uint8Array(this.settings.batch).fill(NEXT_SEED)
      : request.bytes('which', GIVEN_SEED);
    const seeds = isForAll ? new Uint32Array(this.settings.batch) : request.seeds('seeds');
    request.end();
    if (!this.isBegun && which.includes(LEAVE))
      throw new Refusal(`which[${which.indexOf(LEAVE)}]`, 'the first reset must begin every game');
    this.memory.which.set(which);
    this.memory.newSeeds.set(seeds);
    this.isBegun = true;
    return this.observe('reset', parts);
  }

  private step(request: RequestReader): Promise<Buffer> {
    const parts = request.parts();
    const actions = request.actions('actions');
    request.end();
    this.refuseEarly();
    this.choose(actions);
    return this.observe('step', parts);
  }

  /** Finds the place of each action in the list of its game. */
  private choose(actions: Int32Array): void {
    const { shares, choices } = this.memory;
    for (const { first, legal } of shares) {
      let start = 0;
      for (let i = 0; i < legal.ends.length; i++) {
        const game = first + i;
        choices[game] = NO_CHOICE;
        if (actions[game] !== NO_CHOICE) {
          let at = start;
          while (at < legal.ends[i] && legal.items[at] !== actions[game]) at++;
          if (at === legal.ends[i]) this.refuseAction(game, actions[game]);
          choices[game] = at - start;
        }
        start = legal.ends[i];
      }
    }
  }

  private refuseAction(game: number, action: number): never {
    const { size } = this.rules[this.seatingOf(game)].actionSpace;
    const field = `actions[${game}]`;
    if (action < 0 || action >= size)
      throw new Refusal(field, `must be from 0 to ${size - 1}, or -1 for none; not ${action}`);
    if (this.memory.seats[game] === NOBODY)
      throw new Refusal(field, 'the game is over; reset it, or give -1');
    throw new Refusal(field, `${action} is not legal now`);
  }

  private clone(request: RequestReader): void {
    const { batch, slots } = this.settings;
    const pairs = request.pairs(['game', batch], ['slot', slots]);
    this.refuseEarly();
    for (const [game, slot] of pairs) keep(this.memory, game, slot, this.seatingOf(game));
  }

  private restore(request: RequestReader): Promise<Buffer> {
    const { batch, slots } = this.settings;
    const parts = request.parts();
    const pairs = request.pairs(['slot', slots], ['game', batch]);
    this.refuseEarly();
    pairs.forEach(([slot, game], i) => {
      const seating = this.memory.kept.seatings[slot] - 1;
      if (seating < 0) throw new Refusal(`slot[${i}]`, `nothing was kept in slot ${slot}`);
      if (seating !== this.seatingOf(game))
        throw new Refusal(
          `game[${i}]`,
          `slot ${slot} holds a game of seating ${seating}, but game ${game} has ${this.seatingOf(game)}`,
        );
    });
    for (const [slot, game] of pairs) restore(this.memory, slot, game);
    // No game begins, but games that ended in an earlier step are no longer reported.
    this.memory.which.fill(LEAVE);
    return this.observe('reset', parts);
  }

  /** As the seat that decides may see it; when nobody does, as a spectator. */
  private view(request: RequestReader) {
    const game = request.number('game', this.settings.batch);
    request.end();
    this.refuseEarly();
    const rules = this.rules[this.seatingOf(game)];
    const seat = this.memory.seats[game];
    return rules.writeView(stateOf(this.memory, game, rules.stateSize), seat === NOBODY ? null : seat);
  }
}
