/** A game on this device, without a browser: opened as an earlier version saved it, played, taken back and saved. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../src/core/actions.js';
import { REVEALED } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { readRecord } from '../../../src/core/record.js';
import { shelf } from '../../../src/games/index.js';
import type { SavedGame } from '../../../src/web/store/saved-game.js';
import { Session } from '../../../src/web/table/session/session.js';

interface Old {
  readonly game: SavedGame;
  /** The position that the earlier version had, without its config. */
  readonly position: JsonObject;
}

const OLD = JSON.parse(
  readFileSync(new URL('../../fixtures/saved-games.json', import.meta.url), 'utf8'),
) as Old[];

beforeAll(() => {
  // A page that is not shown paints nothing: what follows a move comes right after it.
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

afterAll(() => vi.unstubAllGlobals());

interface Opened {
  readonly session: Session;
  readonly saved: SavedGame[];
  atScreen: number | null;
  errors: number;
}

function open(game: SavedGame): Opened {
  const opened = { saved: [] as SavedGame[], atScreen: null as number | null, errors: 0 };
  const session = new Session(structuredClone(game), {
    save: async (saved) => void opened.saved.push(structuredClone(saved)),
    delay: () => 0,
    atScreen: () => result.atScreen,
    onBotError: () => {
      result.errors++;
    },
  });
  const result: Opened = Object.assign(opened, { session });
  return result;
}

/** A legal action that shows nothing hidden and leaves the decision with the same player. */
function harmless({ rules, state, decider }: Session, actions: readonly Action[]): Action {
  return actions.find((action) => {
    const after = state.slice();
    return rules.apply(after, action) !== REVEALED && rules.decider(after) === decider;
  })!;
}

describe.each(OLD)('a game of $game.record.position.config.game from an earlier version', (old) => {
  it('opens where it was left', () => {
    const { session } = open(old.game);
    expect(session.rules.writePosition(session.state)).toMatchObject(old.position);
    expect(session.length).toBe((old.game.record.actions as JsonObject[]).length);
    expect(session.decider).toBe(old.game.decides);
    expect(session.at).toBeNull();
  });

  it('can be replayed from any move, without any actions', () => {
    const { session } = open(old.game);
    for (const at of [0, 1, session.length - 1]) {
      session.look(at);
      session.settle();
      expect(session.at).toBe(at);
      expect(session.drawn).toEqual(session.stateAt(at));
      expect(session.shown).toEqual(session.stateAt(at));
      expect(session.legal()).toEqual([]);
    }
    session.look(session.length);
    expect(session.at).toBeNull();
    expect(session.legal().length).toBeGreaterThan(0);
  });

  it('is played on, taken back and redone by the person at the screen, and saved each time', () => {
    const opened = open(old.game);
    const { session, saved } = opened;
    const before = session.state;
    const { length, decider: seat } = session;
    const action = harmless(session, session.legal());
    opened.atScreen = seat;

    session.play(action);
    session.settle();
    expect(session.length).toBe(length + 1);
    const after = session.state;
    expect(saved).toHaveLength(1);
    expect(readRecord(shelf, saved[0].record).history.state).toEqual(after);
    expect(saved[0].record.actions).toMatchObject([...(old.game.record.actions as JsonObject[]), { seat }]);

    opened.atScreen = null;
    expect(session.canUndo()).toBe(false);
    opened.atScreen = (seat + 1) % 3;
    expect(session.canUndo()).toBe(false);
    session.undo();
    expect(session.length).toBe(length + 1);

    opened.atScreen = seat;
    session.undo();
    session.settle();
    expect(session.state).toEqual(before);
    expect(saved[1].record).toEqual(old.game.record);
    expect(saved[1].decides).toBe(seat);

    opened.atScreen = (seat + 1) % 3;
    expect(session.canRedo()).toBe(false);
    opened.atScreen = seat;
    session.redo();
    session.settle();
    expect(session.state).toEqual(after);
    expect(readRecord(shelf, saved[2].record).history.state).toEqual(after);
    expect(session.canRedo()).toBe(false);
  });

  it('is taken back to the last thing that was drawn, shown or decided by another, and no further', () => {
    const opened = open(old.game);
    const { session } = opened;
    const { rules } = session;
    const last = session.moves.at(-1)!;
    opened.atScreen = last.seat;
    let expected = session.length;
    while (expected > 0) {
      const { seat, action } = session.moves[expected - 1];
      const state = session.stateAt(expected - 1).slice();
      if (seat !== last.seat || rules.apply(state, action) === REVEALED) break;
      expected--;
    }
    expect(expected).toBeLessThan(session.length);
    while (session.canUndo()) session.undo();
    expect(session.length).toBe(expected);
  });

  it('does not take an action that is not legal', () => {
    const { session } = open(old.game);
    const { length } = session;
    session.play(2 ** 31 - 1);
    expect(session.length).toBe(length);
  });
});

describe('a game on this device', () => {
  const { game } = OLD[0];
  const withBot = (seat: number): SavedGame => ({
    ...game,
    seats: game.seats.map((holder, i) => (i === seat ? { ...holder, kind: 'bot', bot: 'trader' } : holder)),
  });

  it('shows a move on the board first, and the rest when it settles', () => {
    const { session, saved } = open(game);
    session.play(harmless(session, session.legal()));
    expect(session.drawn).toEqual(session.stateAt(session.length));
    expect(saved).toHaveLength(0);
    session.settle();
    expect(saved).toHaveLength(1);
  });

  it('offers nothing while a bot decides, and pauses when the bot does not answer', async () => {
    // There is no Worker here, so no bot can be asked.
    const opened = open(withBot(game.decides!));
    const { session } = opened;
    expect(session.legal()).toEqual([]);
    const running = session.bots!.run();
    expect(session.thinking).toBe(game.decides);
    opened.atScreen = session.moves.at(-1)!.seat;
    expect(session.canUndo()).toBe(false);
    await running;
    expect(session.thinking).toBeNull();
    expect(session.bots!.paused).toBe(true);
    expect(opened.errors).toBe(1);
    expect(session.length).toBe((game.record.actions as JsonObject[]).length);
  });
});
