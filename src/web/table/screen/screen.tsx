/** The game screen: the board, actions, players, log, and the result afterwards. */
import { onCleanup, onMount, Show } from 'solid-js';
import { whenIdle } from '../../home/when-idle.js';
import { t } from '../../i18n/index.js';
import { clearNotes } from '../../shell/controls/toast.jsx';
import { latePart } from '../../shell/late-part.jsx';
import { ActionBar } from '../actions/action-bar.jsx';
import { ChoiceMenu } from '../actions/choice-menu.jsx';
import { quickPresses } from '../actions/quick-press.js';
import { Shortcuts } from '../actions/shortcuts.jsx';
import { NarrowDesk } from '../desks/narrow-desk.jsx';
import { Since } from '../history/since.jsx';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { BoardArea } from './board-area.jsx';
import { EndGauges } from './end-gauges.jsx';
import { keepFocus } from './pointer/focus.js';
import { Announcer } from './sound/announcer.jsx';
import { playMoveSounds } from './sound/move-sounds.js';
import '../history/history.css';
import './layout.css';
import './large-screens.css';
import '../desks/desks.css';
import '../advice/advice.css';
import './table.css';
import { Tip } from './pointer/tip.jsx';
import { createScreenState, type ScreenProps, type ScreenState } from './screen-state.js';
import { preloadSheet, Sheet, tellHeight } from './sheet.jsx';
import { isNarrow, isWide } from './widths.js';

// Loaded after the board.
const Advice = latePart(() => import('../advice/advice.jsx').then(({ Advice }) => Advice));
const Log = latePart(() => import('../history/log.jsx').then(({ Log }) => Log));
const Timeline = latePart(() => import('../history/timeline.jsx').then(({ Timeline }) => Timeline));

export function TableScreen(props: ScreenProps) {
  const { game, controls } = props;
  const screen = createScreenState(props);
  const { position, choices, label, menu, advice, tips } = screen;

  playMoveSounds(game);
  onMount(clearNotes);
  onMount(() => onCleanup(whenIdle(() => preloadParts())));
  let table!: HTMLDivElement;
  quickPresses(() => table);
  keepFocus(
    () => table,
    () => [choices(), menu.shown(), advice.shown(), game.thinking, game.at, ...buttonsOf(controls)],
  );

  return (
    <div class="table" ref={table} classList={{ 'table-over': game.isOver }} data-moves={game.length}>
      <h1 class="visually-hidden">{props.name}</h1>
      <BoardArea
        game={game}
        controls={controls}
        viewer={props.viewer}
        seenBy={screen.seenBy()}
        position={position()}
        choices={choices()}
        pointedAt={screen.pointedAt()}
        arrows={screen.arrows()}
        label={label}
        usual={screen.usual}
        onPick={screen.pick}
        onMenu={screen.openMenu}
        onAsk={screen.ask}
      />
      <EndGauges game={game} position={position()} />
      <Side {...props} screen={screen} />
      <Show when={isWide()}>
        <WideLog game={game} screen={screen} />
      </Show>
      <Announcer
        game={game}
        viewer={props.viewer}
        isTurnToEnd={Boolean(controls?.closing)}
        hint={advice.spoken()}
      />
      <ChoiceMenu
        menu={menu}
        colour={game.seats[game.decider]?.colour ?? 0}
        label={label}
        pieceOf={screen.presentation.pieceOf}
        advised={advice.next()}
      />
      <Show when={tips.shown()}>{(shown) => <Tip tip={shown()} />}</Show>
      {props.children}
    </div>
  );
}

/** What may be opened during a game, so that it is there without a connection, too. */
function preloadParts(): void {
  void Advice.preload();
  void Timeline.preload();
  preloadSheet();
}

/** Changes that add or remove buttons, besides the choices. */
const buttonsOf = (controls: Controls | undefined): unknown[] => [
  controls?.bots?.paused,
  controls?.canRedo(),
  controls?.closing,
];

/** On a very wide screen the log is always open. */
const WideLog = (props: { game: ShownGame; screen: ScreenState }) => (
  <section class="table-log" aria-label={t('table.log')}>
    <h2>{t('table.log')}</h2>
    <Log game={props.game} position={props.screen.position()} onMark={props.screen.setPointedAt} />
  </section>
);

/** Closes what is open, puts back what was picked, or cancels an unfinished step. */
function cancelIn({ tips, advice, deskPicks, cancel }: ScreenState): void {
  if (tips.shown()) tips.show(null);
  else if (advice.shown()) advice.close();
  else if (deskPicks.picked().size > 0) deskPicks.clear();
  else cancel()?.();
}

/** The commands of the keyboard shortcuts. */
const commandsOf = (screen: ScreenState, controls: Controls | undefined) => ({
  undo: () => controls?.undo(),
  redo: () => controls?.redo(),
  hint: () => {
    const next = document.querySelector<HTMLElement>('.advice-play:not(:disabled)');
    if (next === null) screen.askForHint()?.();
    else next.focus();
  },
  cancel: () => cancelIn(screen),
});

/** What the others did; makes room for a hint, and on a narrow screen for the sheet. */
const Ticker = (props: ScreenProps & { screen: ScreenState }) => (
  <Since
    game={props.game}
    viewer={props.viewer}
    playback={props.screen.playback}
    isFolded={props.screen.advice.shown() !== null || (isNarrow() && props.screen.sheet.isOpen())}
  />
);

/** Everything beside the board. */
function Side(props: ScreenProps & { screen: ScreenState }) {
  let side!: HTMLElement;
  const { game, controls } = props;
  const { position, choices, label, menu, advice, playback, sheet, setPointedAt, cancel } = props.screen;
  tellHeight(() => side, sheet.isOpen);
  return (
    <aside class="table-side" ref={side} classList={{ 'sheet-open': sheet.isOpen() }}>
      {props.notices}
      <ActionBar
        game={game}
        controls={controls}
        position={position()}
        choices={choices()}
        label={label}
        usual={props.screen.usual}
        onChoose={menu.choose}
        onMenu={menu.open}
        deskPicks={props.screen.deskPicks}
        menuHint={props.screen.menuHint()}
        onPlay={menu.play}
        onHint={props.screen.askForHint()}
        advised={advice.next()}
        onCancel={cancel()}
        note={props.headNote}
        things={<NarrowDesk game={game} position={position()} targets={props.screen.onDesk()} />}
        ticker={<Ticker {...props} />}
      />
      <Show when={advice.shown()}>
        <Advice game={game} controls={controls} advice={advice} />
      </Show>
      <Show when={game.at !== null || game.isOver || props.replay}>
        <Timeline game={game} playback={playback} onFork={props.onFork} />
      </Show>
      <Sheet
        game={game}
        state={sheet}
        position={position()}
        seenBy={props.screen.seenBy()}
        viewer={props.viewer}
        isShared={props.isShared === true}
        onDesk={props.screen.onDesk()}
        tabs={props.tabs ?? []}
        afterwards={props.afterwards}
        seatNote={(seat) => props.seatNote?.(seat)}
        onMark={setPointedAt}
        onArrows={props.screen.drawArrows}
      />
      <Shortcuts blocked={menu.shown() !== null} commands={commandsOf(props.screen, controls)} />
    </aside>
  );
}
