/** A game on this device, without a browser: opened as an earlier version saved it, played, undone and saved. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../src/core/actions.js';
import { REVEALED } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import type { SavedGame } from '../../../src/web/store/saved-game.js';
import { Session } from '../../../src/web/table/session/session.js';
import '../kit/pages.js';

interface Old {
  readonly game: SavedGame;
  /** The position that the earlier version had, without its config. */
  readonly position: JsonObject;
}

const OLD = JSON.parse(
  readFileSync(new URL('../../fixtures/saved-games.json', import.meta.url), 'utf8'),
) as Old[];

beforeAll(() => {
  // A hidden page paints nothing: what follows a move comes right after it.
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

afterAll(() => vi.unstubAllGlobals());

interface Opened {
  readonly session: Session;
  readonly saved: SavedGame[];
  errors: number;
}

function open(game: SavedGame, { asksForEnd = false } = {}): Opened {
  const opened = { saved: [] as SavedGame[], errors: 0 };
  const session = new Session(structuredClone(game), {
    save: async (saved) => void opened.saved.push(structuredClone(saved)),
    delay: () => 0,
    asksForEnd: () => asksForEnd,
    onBotError: () => {
      result.errors++;
    },
    onNetworkMissing: () => undefined,
    onHintError: () => undefined,
  });
  const result: Opened = Object.assign(opened, { session });
  return result;
}

/** A legal action that reveals nothing hidden and leaves the decision with the same player. */
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

  it('can be continued, undone and redone by the person at the screen, and is saved each time', () => {
    const opened = open(old.game);
    const { session, saved } = opened;
    const before = session.state;
    const { length, decider: seat } = session;
    const action = harmless(session, session.legal());

    session.play(action);
    session.settle();
    expect(session.length).toBe(length + 1);
    const after = session.state;
    expect(saved).toHaveLength(1);
    expect(readRecord(shelf, saved[0].record).history.state).toEqual(after);
    expect(saved[0].record.actions).toMatchObject([...(old.game.record.actions as JsonObject[]), { seat }]);

    session.undo();
    session.settle();
    expect(session.state).toEqual(before);
    expect(saved[1].record).toEqual(old.game.record);
    expect(saved[1].decides).toBe(seat);

    session.redo();
    session.settle();
    expect(session.state).toEqual(after);
    expect(readRecord(shelf, saved[2].record).history.state).toEqual(after);
    expect(session.canRedo()).toBe(false);
  });

  it('can be undone back to the last draw, reveal or decision of another player, and no further', () => {
    const { session } = open(old.game);
    const { rules } = session;
    const last = session.moves.at(-1)!;
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

  it('refuses an illegal action', () => {
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
    await running;
    expect(session.thinking).toBeNull();
    expect(session.bots!.paused).toBe(true);
    expect(opened.errors).toBe(1);
    expect(session.length).toBe((game.record.actions as JsonObject[]).length);
  });
});

/** An action that passes the turn and draws nothing. */
function lastOfTurn({ rules, state }: Session, actions: readonly Action[]): Action | undefined {
  const turn = rules.turnOf(state);
  return actions.find((action) => {
    const after = state.slice();
    return rules.apply(after, action) !== REVEALED && rules.turnOf(after) !== turn;
  });
}

/** Plays on until the decider of a game of people has an action that ends the turn, and no button of its own. */
function playToLastAction(session: Session): Action {
  for (let moves = 0; moves < 200; moves++) {
    const { rules, state } = session;
    const actions = session.legal().filter((action) => rules.writeAction(state, action).type !== 'end-turn');
    const last = lastOfTurn(session, actions);
    if (session.decider === rules.turnOf(state) && last !== undefined) return last;
    session.play(actions[0] ?? session.legal()[0]);
    session.endTurn();
  }
  throw new Error('no turn came to its last action');
}

it('people at one screen can undo only their own last move, until the next person has moved', () => {
  const { session } = open(OLD[0].game);
  const last = playToLastAction(session);
  const { length, decider } = session;
  session.play(last);
  session.settle();
  const next = session.decider;
  expect(next).not.toBe(decider);
  session.undo();
  session.settle();
  expect([session.length, session.decider]).toEqual([length, decider]);
  session.redo();
  session.settle();
  expect(session.decider).toBe(next);

  session.play(harmless(session, session.legal()));
  session.settle();
  session.undo();
  session.settle();
  expect([session.length, session.decider]).toEqual([length + 1, next]);
  expect(session.canUndo()).toBe(false);
});

describe('a turn that its player ends', () => {
  const { game } = OLD[0];

  it('shows its last action, which is made only when the turn is ended', () => {
    const opened = open(game, { asksForEnd: true });
    const { session, saved } = opened;
    const last = playToLastAction(session);
    session.settle();
    const before = session.state;
    const { length, decider } = session;
    const saves = saved.length;

    session.play(last);
    session.settle();
    expect(session.closing?.action).toBe(last);
    expect(session.length).toBe(length + 1);
    expect(session.decider).not.toBe(decider);
    expect(session.legal()).toEqual([]);
    expect(saved).toHaveLength(saves);

    expect(session.canUndo()).toBe(true);
    session.undo();
    session.settle();
    expect(session.closing).toBeNull();
    expect(session.state).toEqual(before);
    expect(session.legal()).toContain(last);

    session.play(last);
    session.endTurn();
    session.settle();
    expect(session.closing).toBeNull();
    expect(session.length).toBe(length + 1);
    expect(saved).toHaveLength(saves + 1);
    expect(session.decider).not.toBe(decider);
  });

  it('is not ended by a tab that no longer plays the game', () => {
    const opened = open(game, { asksForEnd: true });
    const { session, saved } = opened;
    const last = playToLastAction(session);
    session.settle();
    const { length } = session;
    const saves = saved.length;
    session.play(last);
    session.hold(false);
    session.settle();
    expect(session.closing).toBeNull();
    expect(session.length).toBe(length);
    session.endTurn();
    session.settle();
    expect(session.length).toBe(length);
    expect(saved).toHaveLength(saves);
  });

  it('needs no confirmation if an action ends it explicitly', () => {
    const { session } = open(game, { asksForEnd: true });
    const { rules } = session;
    for (let moves = 0; moves < 200; moves++) {
      const end = session
        .legal()
        .find((action) => rules.writeAction(session.state, action).type === 'end-turn');
      if (end !== undefined) {
        const turn = rules.turnOf(session.state);
        session.play(end);
        expect(session.closing).toBeNull();
        expect(rules.turnOf(session.state)).not.toBe(turn);
        return;
      }
      session.play(session.legal()[0]);
      session.endTurn();
    }
    throw new Error('nobody could end a turn');
  });
});

describe('alone against bots', () => {
  const { game } = OLD[0];
  const person = 0;
  const alone: SavedGame = {
    ...game,
    seats: game.seats.map((holder, i) =>
      i === person ? { ...holder, kind: 'person' } : { ...holder, kind: 'bot', bot: 'random' },
    ),
  };

  it('any move of yours can be undone with the bots’ answers to it, back to the start of the game, and redone', () => {
    const opened = open(structuredClone(alone));
    const { session, saved } = opened;
    session.bots!.pause(true);
    const { length } = session;
    const all = [...session.moves];
    const own = all.flatMap(({ seat }, i) => (seat === person ? [i] : []));
    expect(own.length).toBeGreaterThan(3);
    expect(session.hasTakebacks).toBe(false);
    for (const at of own.reverse()) {
      session.undo();
      session.settle();
      expect(session.length).toBe(at);
      expect(session.decider).toBe(person);
    }
    expect(session.canUndo()).toBe(false);
    expect(saved.at(-1)!.takebacks).toBe(true);
    expect(saved.at(-1)!.record.actions).toHaveLength(own.at(-1)!);
    while (session.canRedo()) {
      session.redo();
      session.settle();
    }
    expect(session.length).toBe(length);
    expect(session.moves.map(({ seat, action }) => [seat, action])).toEqual(
      all.map(({ seat, action }) => [seat, action]),
    );
    expect(readRecord(shelf, saved.at(-1)!.record).history.state).toEqual(session.state);
    expect(session.hasTakebacks).toBe(true);
  });
});
