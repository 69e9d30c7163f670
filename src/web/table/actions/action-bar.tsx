/** Whose turn it is, the actions that are not on the board, and undo. */

import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { JsonObject } from '../../../core/json.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { stepOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import { noteOf } from '../advice/own-steps.js';
import { winnersOf } from '../history/ranking.js';
import { Hand } from '../screen/pointer/hand.jsx';
import { isNarrow } from '../screen/widths.js';
import type { BotControls, ClosingMove, Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { ChoiceButtons } from './choice-buttons.jsx';
import type { Menu } from './choice-menu.jsx';
import type { Choices, Option } from './choices.js';
import { gainText } from './chooser.jsx';
import type { DeskPicks } from './desk-picks.js';
import { EndTurnWarning } from './end-turn-warning.jsx';
import { headlineOf } from './headline.js';
import { Tool } from './tool.jsx';

interface Props {
  readonly game: ShownGame;
  readonly controls: Controls | undefined;
  readonly position: JsonObject;
  readonly choices: Choices;
  label(action: JsonObject): string;
  /** The option that one press plays; `undefined` if the player has to choose. */
  usual(options: readonly Option[]): Option | undefined;
  /** Opens the menu of several actions that share a button. */
  onChoose(menu: Menu): void;
  onMenu(menu: Menu): void;
  /** What is picked on the player's desk. */
  readonly deskPicks: DeskPicks;
  /** How to reach the choices that one press does not play; empty once the player knows. */
  readonly menuHint: string;
  onPlay(option: Option): void;
  /** Asks for a hint; absent if that would reveal a secret to others. */
  readonly onHint: (() => void) | undefined;
  /** The action that a hint suggests. */
  readonly advised: Action | null;
  /** Undoes an unfinished step; absent if there is none. */
  readonly onCancel: (() => void) | undefined;
  /** Beside the headline. */
  readonly note?: JSX.Element;
  /** The usable things from the player's desk, if the desks are out of sight. */
  readonly things?: JSX.Element;
  /** What the others just did. */
  readonly ticker?: JSX.Element;
}

/** What happens when the turn is ended. */
function whatFollows({ isShown, endsGame }: ClosingMove) {
  if (endsGame) return 'table.turnDoneEnds';
  return isShown ? 'table.turnDoneHint' : 'table.turnDoneUnseen';
}

/** What the player has to do now, or has just done at the end of a turn, in a sentence. */
function createTask(props: Props, closing: () => ClosingMove | null): () => string {
  const saidOf = ({ action, isShown }: ClosingMove): string => {
    const { rules, names, state, length } = props.game;
    if (!isShown) return rules.sentence(state, action, names, language());
    const step = stepOf(rules, props.game.stateAt(length - 1), state, action, null);
    return `${noteOf(props.game, step).text}.`;
  };
  return createMemo(() => {
    const { game } = props;
    if (game.isPaused) return '';
    const move = closing();
    if (move) return `${saidOf(move)} ${t(whatFollows(move))}`;
    if (game.at !== null || game.isOver || game.wasEnded || !game.isHere(game.decider)) return '';
    const { picked, complete } = props.deskPicks;
    if (picked().size > 0 && complete().length === 0) return t('table.pickMore');
    const task = presentationOf(game.rules).task(props.position, game.decider, language());
    return [task, props.menuHint].join(' ').trim();
  });
}

/** Whether there is nothing to do but end the turn or the step. */
const isOnlyPassLeft = ({ byTarget, byPlace, byDesk }: Choices): boolean =>
  byTarget.size === 0 && byDesk.size === 0 && byPlace.size === 1 && byPlace.has(PASS);

/** The warning before a turn ends with actions left. */
function createWarning(props: Props, actionsLeft: () => number) {
  const [warning, setWarning] = createSignal<Option | null>(null);
  // Any other move dismisses the warning.
  createEffect(
    on(
      () => props.game.length,
      () => setWarning(null),
      { defer: true },
    ),
  );
  const isEarly = (option: Option): boolean => option.json.type === 'end-turn' && actionsLeft() > 0;
  return {
    warning,
    /** Ends a turn or a step, but asks first if actions are left. */
    pass: (option: Option): void => {
      if (isEarly(option)) setWarning(option);
      else props.onPlay(option);
    },
    endAnyway: (option: Option): void => {
      setWarning(null);
      props.onPlay(option);
    },
    keepPlaying: (): void => {
      setWarning(null);
      document.querySelector<HTMLElement>('.action-buttons [data-pass]')?.focus();
    },
  };
}

export function ActionBar(props: Props) {
  const actionsLeft = createMemo(() => presentationOf(props.game.rules).actionsLeft(props.position));
  const closing = () => props.controls?.closing ?? null;
  const task = createTask(props, closing);
  const { warning, pass, endAnyway, keepPlaying } = createWarning(props, actionsLeft);
  return (
    <section class="action-bar" aria-label={t('table.actions')}>
      <Headline game={props.game} closing={closing()} actionsLeft={actionsLeft()} note={props.note} />
      <Show when={task()}>
        <p class="action-task">{task()}</p>
      </Show>
      <Hand game={props.game} position={props.position} />
      <Show
        when={warning()}
        fallback={
          <div class="action-buttons">
            {props.things}
            <Show when={closing() && !props.game.isPaused}>
              <button
                type="button"
                class="button button-primary"
                data-pass
                data-end-turn
                onClick={() => props.controls?.endTurn?.()}
              >
                {t('table.endTurn')}
              </button>
            </Show>
            <PickedButtons {...props} />
            <ChoiceButtons {...props} isOnly={isOnlyPassLeft(props.choices)} onPass={pass} />
            <Show when={props.controls}>
              {(controls) => <ControlButtons {...props} controls={controls()} />}
            </Show>
          </div>
        }
      >
        {(option) => (
          <EndTurnWarning
            actionsLeft={actionsLeft()}
            onEnd={() => endAnyway(option())}
            onKeepPlaying={keepPlaying}
          />
        )}
      </Show>
      {props.ticker}
    </section>
  );
}

/** Buttons for what can be done with the things picked on the player's desk. */
const PickedButtons = (props: Props) => (
  <For each={props.deskPicks.complete()}>
    {(option) => (
      <button
        type="button"
        class="button button-primary"
        classList={{ advised: option.action === props.advised }}
        data-picked
        title={option.change === 0 ? undefined : gainText(option)}
        onClick={() => props.onPlay(option)}
      >
        {props.label(option.json)}
      </button>
    )}
  </For>
);

/** The decider, and how many actions they have left. */
function Headline(
  props: Pick<Props, 'game' | 'note'> & { closing: ClosingMove | null; actionsLeft: number },
) {
  const headline = createMemo(() => {
    const { game, closing } = props;
    // The result may be out of sight there.
    if (isNarrow() && game.isOver && !closing) return winnersOf(game);
    return headlineOf(game, closing !== null, game.markedNames);
  });
  const isStopped = () => props.game.isOver || props.game.wasEnded || props.game.isPaused;
  const isOwnTurn = () => props.game.decider === props.game.rules.turnOf(props.game.state);
  /** The player who has to act. */
  const holder = () => {
    const { game, closing } = props;
    if (game.wasEnded) return undefined;
    return game.seats[closing?.isShown ? game.moves.at(-1)!.seat : game.decider];
  };
  return (
    <div class="action-headline">
      <Show when={holder()}>{(seat) => <PlayerPiece kind="trader" colour={seat().colour} size={24} />}</Show>
      <strong>
        <MarkedText text={headline()} links={props.game.seats} />
      </strong>
      {props.note}
      <Show when={props.actionsLeft > 0 && !isStopped() && isOwnTurn() && !props.closing}>
        <span class="action-count">{t('table.actionsLeft', { count: props.actionsLeft })}</span>
      </Show>
    </div>
  );
}

/** Cancel, undo and redo, the hint, and the bots' controls while they play. */
function ControlButtons(props: Props & { readonly controls: Controls }) {
  const isBotTurn = () =>
    !props.game.isOver && !props.controls.closing && !props.game.isHere(props.game.decider);
  /** Whether your own move waits for another player's answer during your turn. */
  const isUnanswered = () => {
    const { game, controls } = props;
    const turn = game.rules.turnOf(game.state);
    return (
      game.isHere(turn) && game.decider !== turn && game.moves.at(-1)?.seat === turn && controls.canStepBack()
    );
  };
  return (
    <>
      <Show when={props.onCancel}>
        {(cancel) => (
          <button type="button" class="button" data-cancel onClick={() => cancel()()}>
            {t('table.cancel')}
          </button>
        )}
      </Show>
      <Show when={!props.game.isOver && !props.game.wasEnded}>
        <span class="undo-redo">
          <Show
            when={isUnanswered()}
            fallback={
              <Tool
                icon="undo"
                plain
                name={t('table.undo')}
                disabled={!props.controls.canUndo()}
                onClick={() => props.controls.undo()}
              />
            }
          >
            <button type="button" class="button" data-take-back onClick={() => props.controls.undo()}>
              <Icon name="undo" />
              {t('table.takeBackDisplacement')}
            </button>
          </Show>
          {/* The bots' controls need the space. */}
          <Show when={!isBotTurn()}>
            <Tool
              icon="redo"
              plain
              name={t('table.redo')}
              disabled={!props.controls.canRedo()}
              onClick={() => props.controls.redo()}
            />
          </Show>
        </span>
      </Show>
      <Show when={props.controls.legal().length > 0 && props.onHint}>
        <Tool icon="bulb" name={t('table.hint')} onClick={() => props.onHint?.()} />
      </Show>
      <Show when={isBotTurn() && props.controls.bots}>{(bots) => <BotButtons bots={bots()} />}</Show>
    </>
  );
}

function BotButtons(props: { bots: BotControls }) {
  return (
    <>
      <Tool icon="fast" name={t('table.hurry')} onClick={() => props.bots.hurry()} />
      <Tool
        icon={props.bots.paused ? 'play' : 'pause'}
        name={t(props.bots.paused ? 'table.resume' : 'table.pause')}
        onClick={() => props.bots.pause(!props.bots.paused)}
      />
      <Show when={props.bots.paused}>
        <Tool icon="step" name={t('table.next')} onClick={() => void props.bots.step()} />
      </Show>
    </>
  );
}
