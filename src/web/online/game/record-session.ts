/** A game that is over and only looked at: all of it is known, and nothing of it can be changed. */
import type { TurnReview } from '../../../bots/explain/index.js';
import type { JsonObject } from '../../../core/json.js';
import { readRecord } from '../../../core/record.js';
import { shelf } from '../../../games/index.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { Bots } from '../../table/session/bots.js';
import type { Play } from '../../table/session/play.js';
import { Story } from '../../table/session/story.js';

export class RecordSession extends Story implements Play {
  readonly names: readonly string[];
  readonly thinking = null;
  private readonly bots = new Bots();

  constructor(
    record: JsonObject,
    readonly seats: readonly SeatHolder[],
  ) {
    const { rules, start, moves } = readRecord(shelf, record).history;
    super(rules, start);
    this.names = seats.map(({ name }) => name);
    let before = start;
    for (const { seat, action } of moves) {
      const after = before.slice();
      rules.apply(after, action);
      this.steps.push({ seat, action, before, after });
      before = after;
    }
  }

  isHere(): boolean {
    return false;
  }

  legal(): [] {
    return [];
  }

  play(): void {}

  canUndo(): boolean {
    return false;
  }

  undo(): void {}

  canRedo(): boolean {
    return false;
  }

  redo(): void {}

  cancel(): void {}

  async hint(): Promise<undefined> {
    return undefined;
  }

  async review(each: (turn: TurnReview) => void): Promise<boolean> {
    await this.bots.review(
      this.rules,
      this.start,
      this.steps.map(({ seat, action }) => ({ seat, action })),
      each,
    );
    return true;
  }

  close(): void {
    this.settle();
    this.bots.stop();
  }
}
