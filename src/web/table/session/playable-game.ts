/**
 * A game that is played on this screen. The move that ends a turn is only shown until the player ends the turn: until
 * then a slip can be undone, and nobody else has seen it.
 */
import { batch } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import { NOBODY, REVEALED, type State } from '../../../core/game.js';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import type { ClosingMove } from './controls.js';
import { ShownGame } from './shown-game.js';

export abstract class PlayableGame extends ShownGame {
  private closingMove: ClosingMove | null = null;

  /** Makes a move for real. */
  protected abstract make(action: Action): void;
  /** Whether players end their turns themselves. */
  protected abstract get asksForEnd(): boolean;

  /** The move that ends the turn, while it waits for the player to end it. */
  get closing(): ClosingMove | null {
    this.track();
    return this.closingMove;
  }

  /** The turn continues until it is ended, even though the move after which it passes is shown. */
  override get turnShown(): number {
    const isWaiting = this.at === null && this.closing?.isShown === true;
    return isWaiting ? this.moves.at(-1)!.seat : super.turnShown;
  }

  /** Makes a move, or only shows it until the turn is ended. */
  protected makeOrAsk(action: Action): void {
    if (this.asksForEnd && this.closesTurn(action)) this.ask(action);
    else this.make(action);
  }

  endTurn(): void {
    const { closing } = this;
    if (closing === null) return;
    batch(() => {
      this.takeBackClosing();
      this.look(null);
      this.make(closing.action);
    });
  }

  /**
   * Withdraws a move that waited for the end of the turn. Returns whether there was one; the caller then has to update
   * the screen.
   */
  protected takeBackClosing(): boolean {
    if (this.closingMove === null) return false;
    this.closingMove = null;
    this.dropAhead();
    return true;
  }

  private ask(action: Action): void {
    const { rules, state, decider } = this;
    const after = state.slice();
    // Draws and the end of the game are not shown before they are final.
    const isRevealing = rules.apply(after, action) === REVEALED;
    const endsGame = rules.decider(after) === NOBODY;
    const isShown = !isRevealing && !endsGame;
    const json = rules.writeAction(state, action);
    if (isShown) this.showAhead({ seat: decider, action }, after);
    this.closingMove = { action, json, isShown, endsGame };
    this.look(null);
  }

  /** Whether the turn is over after it. Passing explicitly needs no confirmation. */
  private closesTurn(action: Action): boolean {
    const { rules, state } = this;
    const turn = rules.turnOf(state);
    if (this.decider !== turn || this.isPass(state, action)) return false;
    const after = state.slice();
    const revealed = rules.apply(after, action) === REVEALED;
    if (rules.decider(after) === NOBODY || rules.turnOf(after) !== turn) return true;
    // What is drawn at the end of a turn is drawn before the turn passes.
    return revealed && presentationOf(rules).actionsLeft(rules.writePosition(after)) === 0;
  }

  private isPass(state: State, action: Action): boolean {
    const presentation = presentationOf(this.rules);
    const json = this.rules.writeAction(state, action);
    return (
      presentation.place(json) === PASS &&
      presentation.targets(json, this.rules.writePosition(state)).length === 0
    );
  }
}
