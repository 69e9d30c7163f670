/** The game screen: the board, what can be done, players, log, and after the game how it went. */
import { createEffect, createMemo, createSignal, type JSX, onMount, Show } from 'solid-js';
import type { State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot, Target } from '../../board/board.js';
import { describeTarget, presentationOf, speakerOf, topicFor } from '../../games/index.js';
import { language } from '../../i18n/index.js';
import { clearNotes } from '../../shell/toast.jsx';
import { ActionBar } from '../actions/action-bar.jsx';
import { ChoiceMenu, createChoiceMenu } from '../actions/choice-menu.jsx';
import { choicesOf, NO_CHOICES } from '../actions/choices.js';
import { quickPresses } from '../actions/quick-press.js';
import { Shortcuts } from '../actions/shortcuts.jsx';
import { Advice } from '../advice/advice.jsx';
import { createAdvice } from '../advice/create-advice.js';
import { Since } from '../history/since.jsx';
import { Timeline } from '../history/timeline.jsx';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { Announcer } from './announcer.jsx';
import { BoardArea } from './board-area.jsx';
import { keepFocus } from './focus.js';
import { playMoveSounds } from './move-sounds.js';
import './layout.css';
import '../desks/desks.css';
import '../advice/advice.css';
import './table.css';
import { createSheetState, Sheet } from './sheet.jsx';
import type { Tab } from './tabs.jsx';
import { Tip } from './tip.jsx';

interface ScreenProps {
  /** What the game is called. */
  readonly name: string;
  readonly game: ShownGame;
  /** Absent where the game is only looked at. */
  readonly controls?: Controls;
  /** The seat whose secrets may be shown. */
  readonly viewer: number | null;
  /** Hidden while the device changes hands: no secrets, nothing to choose. */
  readonly isCovered?: boolean;
  /** The game is played back from its beginning. */
  readonly replay?: boolean;
  /** Starts a new game from a point of this one; absent where that is not possible. */
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

export function TableScreen(props: ScreenProps) {
  const { game, controls } = props;
  const { rules } = game;
  const presentation = presentationOf(rules);
  const label = (action: JsonObject): string => presentation.label(action, speakerOf(rules, game.names));
  const describe = (target: Target): string[] =>
    describeTarget(rules, position(), target, game.names, language());

  const seenBy = () => (props.isCovered ? null : props.viewer);
  const position = createMemo(() => rules.writeView(game.shown, seenBy()));
  const choices = createMemo(() =>
    controls && !props.isCovered ? choicesOf(game, controls, position()) : NO_CHOICES,
  );
  const [pointedAt, setPointedAt] = createSignal<readonly Target[]>([]);
  const [tip, setTip] = createSignal<{ readonly target: Target; readonly at: Spot } | null>(null);
  const menu = createChoiceMenu(({ action }) => controls?.play(action));
  const advice = createAdvice(game, controls, setPointedAt);
  const sheet = createSheetState(game, { startsOpen: game.isOver && props.replay !== true });

  const pick = (target: Target, at: Spot): void => {
    game.settle();
    const options = choices().byTarget.get(target) ?? [];
    menu.choose({ title: describe(target)[0] ?? '', options, at, topic: topicFor(rules, target) });
    if (menu.shown()) setTip(null);
  };
  const ask = (target: Target | null, at: Spot): void => {
    setTip(target === null || menu.shown() ? null : { target, at });
  };
  const isHalfDone = (state: State): boolean => presentation.isHalfDone(rules.writePosition(state));
  const cancel = createMemo(() =>
    !props.isCovered && controls?.canUndo() && isHalfDone(game.state)
      ? () => controls.cancel(isHalfDone)
      : undefined,
  );

  // A new move closes what was open for the last one. The confirmation of a move that is shown already does not.
  createEffect<number>((before) => {
    if (game.length !== before) {
      menu.close();
      advice.close();
    }
    return game.length;
  }, game.length);
  playMoveSounds(game);
  onMount(clearNotes);
  let table!: HTMLDivElement;
  quickPresses(() => table);
  keepFocus(
    () => table,
    () => [
      choices(),
      menu.shown(),
      props.isCovered,
      game.thinking,
      controls?.bots?.paused,
      game.at,
      controls?.canRedo(),
    ],
  );

  return (
    <div class="table" ref={table} classList={{ 'table-over': game.isOver }} data-moves={game.length}>
      <h1 class="visually-hidden">{props.name}</h1>
      <BoardArea
        game={game}
        controls={controls}
        viewer={props.viewer}
        seenBy={seenBy()}
        position={position()}
        choices={choices()}
        pointedAt={pointedAt()}
        label={label}
        onPick={pick}
        onAsk={ask}
      />
      <aside class="table-side" classList={{ 'sheet-open': sheet.isOpen() }}>
        {props.notices}
        <ActionBar
          game={game}
          controls={controls}
          position={position()}
          choices={choices()}
          label={label}
          onChoose={menu.choose}
          onPlay={menu.play}
          onHint={() => void advice.ask()}
          onCancel={cancel()}
          note={props.headNote}
        />
        <Show when={advice.shown()}>
          {(shown) => <Advice game={game} hint={shown().hint} onMark={setPointedAt} onClose={advice.close} />}
        </Show>
        <Since game={game} viewer={props.viewer} />
        <Show when={game.at !== null || game.isOver || props.replay}>
          <Timeline game={game} onFork={props.onFork} />
        </Show>
        <Sheet
          game={game}
          state={sheet}
          position={position()}
          seenBy={seenBy()}
          tabs={props.tabs ?? []}
          afterwards={props.afterwards}
          seatNote={(seat) => props.seatNote?.(seat)}
          onMark={setPointedAt}
        />
        <Shortcuts
          blocked={menu.shown() !== null || props.isCovered === true}
          commands={{
            undo: () => controls?.undo(),
            redo: () => controls?.redo(),
            hint: () => void advice.ask(),
            cancel: () => (tip() ? setTip(null) : advice.shown() ? advice.close() : cancel()?.()),
          }}
        />
      </aside>
      <Announcer game={game} viewer={props.viewer} hint={advice.spoken()} />
      <ChoiceMenu
        menu={menu}
        colour={game.seats[game.decider]?.colour ?? 0}
        label={label}
        pieceOf={presentation.pieceOf}
      />
      <Show when={tip()}>{(shown) => <Tip lines={describe(shown().target)} at={shown().at} />}</Show>
      {props.children}
    </div>
  );
}
