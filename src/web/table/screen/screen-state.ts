/** The state of the game screen: the position, its choices, the menu, tips and advice. */
import { createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import type { State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Arrow, Target } from '../../board/board.js';
import { describeTarget, presentationOf, speakerOf } from '../../games/index.js';
import { language } from '../../i18n/index.js';
import { createChoiceMenu } from '../actions/choice-menu.jsx';
import { choicesOf, NO_CHOICES, type Option, usualOf } from '../actions/choices.js';
import { createDeskPicks } from '../actions/desk-picks.js';
import { createAdvice } from '../advice/create-advice.js';
import { hasSecrets } from '../desks/covers.js';
import { createPlayback } from '../history/playback.js';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { createPointing } from './pointer/pointing.js';
import { createTips } from './pointer/tips.js';
import { createSheetState } from './sheet.jsx';
import type { Tab } from './tabs.jsx';

export interface ScreenProps {
  /** The name of the game. */
  readonly name: string;
  readonly game: ShownGame;
  /** Absent for a game that is only watched. */
  readonly controls?: Controls;
  /** The seat that looks at the screen. Its secrets are shown unless others look too. */
  readonly viewer: number | null;
  /** Several people share the screen: each secret is covered until its owner looks at it. */
  readonly isShared?: boolean;
  /** Whether the game is played back from the start. */
  readonly replay?: boolean;
  /** Starts a new game from a point of this one; absent if that is not possible. */
  readonly onFork?: ((length: number) => void) | undefined;
  /** Further tabs beside the board. */
  readonly tabs?: readonly Tab[];
  /** Above everything else beside the board. */
  readonly notices?: JSX.Element;
  /** Beside the headline. */
  readonly headNote?: JSX.Element;
  /** Under the final scores. */
  readonly afterwards?: JSX.Element;
  /** Beside a player's name. */
  seatNote?(seat: number): JSX.Element;
  readonly children?: JSX.Element;
}

export type ScreenState = ReturnType<typeof createScreenState>;

export function createScreenState(props: ScreenProps) {
  const { game, controls } = props;
  const { rules } = game;
  const presentation = presentationOf(rules);
  const label = (action: JsonObject): string => presentation.label(action, speakerOf(rules, game.names));
  const describe = (target: Target): string[] =>
    describeTarget(rules, position(), target, game.names, language());

  const seenBy = () => (props.isShared ? null : props.viewer);
  const position = createMemo(() => rules.writeView(game.shown, seenBy()));
  const choices = createMemo(() =>
    controls ? choicesOf(game, controls, position(), props.isShared === true) : NO_CHOICES,
  );
  const [pointedAt, setPointedAt] = createSignal<readonly Target[]>([]);
  const tips = createTips();
  const advice = createAdvice(game, controls);
  const playback = createPlayback(game);
  const line = createDrawnLine(game);
  /** What one click plays. If a hint suggests one of the options, never any other. */
  const usual = (options: readonly Option[]): Option | undefined => {
    const played = usualOf(options, presentation);
    const advised = options.find(({ action }) => action === advice.next());
    return advised === undefined || advised === played ? played : undefined;
  };
  const menu = createChoiceMenu(({ action }) => controls?.play(action), usual);
  const sheet = createSheetState(game, { startsOpen: game.isOver && props.replay !== true });

  const deskPicks = createDeskPicks(choices, ({ json }) => presentation.deskTargets(json));
  const pointing = createPointing({ game, choices, menu, tips, deskPicks, describe, label, usual });
  /** A hint uses the decider's secrets, which others at the screen must not see. */
  const askForHint = createMemo(() =>
    controls?.offersHints === false || (props.isShared && hasSecrets(game, game.decider))
      ? undefined
      : () => void advice.ask(),
  );
  const cancel = createCancel(game, controls);

  closeOnMove(game, () => {
    menu.close();
    tips.show(null);
  });
  onUnseenClosing(controls, (action) =>
    setPointedAt(action === null ? [] : presentation.targets(action, position())),
  );

  const arrows = () => (line.arrows().length > 0 ? line.arrows() : advice.arrows());

  const shown = { presentation, label, describe, seenBy, position, pointedAt, setPointedAt, arrows };
  const choosing = { choices, menu, usual, deskPicks, tips, sheet, cancel, ...pointing };
  return { ...shown, ...choosing, advice, askForHint, playback, drawArrows: line.draw };
}

/** Undoes an unfinished step; `undefined` if there is none, or if it is another player's. */
function createCancel(game: ShownGame, controls: Controls | undefined) {
  const { rules } = game;
  const isHalfDone = (state: State): boolean => presentationOf(rules).isHalfDone(rules.writePosition(state));
  return createMemo(() => {
    const isOwn = game.moves.at(-1)?.seat === game.decider;
    return isOwn && controls?.canStepBack() && !controls.closing && isHalfDone(game.state)
      ? () => controls.cancel(isHalfDone)
      : undefined;
  });
}

/** A new move closes what was open for the last one; confirming a move that is already shown does not. */
function closeOnMove(game: ShownGame, close: () => void): void {
  createEffect<number>((before) => {
    if (game.length !== before) close();
    return game.length;
  }, game.length);
}

/**
 * A closing move that draws something cannot be shown ahead, so only its place is marked. Calls back with `null` if
 * there is no such move.
 */
function onUnseenClosing(controls: Controls | undefined, point: (action: JsonObject | null) => void): void {
  createEffect(
    on(
      () => controls?.closing ?? null,
      (closing) => point(closing && !closing.isShown ? closing.json : null),
      { defer: true },
    ),
  );
}

/** A line drawn on the board until another point of the game is shown. */
function createDrawnLine(game: ShownGame) {
  const [drawn, draw] = createSignal<{ readonly at: number | null; readonly arrows: readonly Arrow[] }>();
  return {
    arrows: createMemo(() => (drawn()?.at === game.at ? drawn()!.arrows : [])),
    draw: (arrows: readonly Arrow[]): void => void draw({ at: game.at, arrows }),
  };
}
