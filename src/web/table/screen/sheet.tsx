/** Players, log and result beside the board; on a narrow screen a sheet over it. */
import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Arrow, Target } from '../../board/board.js';
import type { DeskTargets } from '../../games/desk-thing.jsx';
import { t } from '../../i18n/index.js';
import { afterPaint } from '../../shell/after-paint.js';
import { latePart } from '../../shell/late-part.jsx';
import { createOpenDesks, Desks } from '../desks/desks.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { type Tab, Tabs } from './tabs.jsx';
import { isNarrow, isWide } from './widths.js';

// Loaded after the board: most turns are played without them.
const Ending = latePart(() => import('../history/ending.jsx').then(({ Ending }) => Ending));
const Log = latePart(() => import('../history/log.jsx').then(({ Log }) => Log));

/** Loads what the sheet may show, so that it is there without a connection, too. */
export function preloadSheet(): void {
  void Ending.preload();
  void Log.preload();
}

export interface SheetState {
  /** The tab that is open. */
  readonly tab: () => string;
  /** On a narrow screen: whether the sheet is open. */
  readonly isOpen: () => boolean;
  /** Opens a tab, or closes the sheet if that tab is open already. */
  toggle(tab: string): void;
  close(): void;
}

/** When the game ends, the result opens. */
export function createSheetState(game: ShownGame, { startsOpen }: { startsOpen: boolean }): SheetState {
  const [tab, setTab] = createSignal(game.isOver ? 'result' : 'players');
  const [isOpen, setIsOpen] = createSignal(startsOpen);
  createEffect<boolean>((wasOver) => {
    if (game.isOver && !wasOver) {
      setTab('result');
      setIsOpen(true);
    }
    return game.isOver;
  }, game.isOver);
  const toggle = (id: string): void => {
    setIsOpen((open) => !open || tab() !== id);
    setTab(id);
  };
  return { tab, isOpen, toggle, close: () => setIsOpen(false) };
}

/** Publishes the height of the bar below, so that the open sheet can fill the rest. */
export function tellHeight(bar: () => HTMLElement, isOpen: () => boolean): void {
  createEffect(() => {
    if (!isOpen() || !isNarrow()) return;
    const watch = new ResizeObserver(() => {
      bar().style.setProperty('--side-height', `${bar().offsetHeight}px`);
    });
    watch.observe(bar());
    onCleanup(() => watch.disconnect());
  });
}

interface Props {
  readonly game: ShownGame;
  readonly state: SheetState;
  readonly position: JsonObject;
  readonly seenBy: number | null;
  /** The seat of the person at the screen, whose place the result names. */
  readonly viewer: number | null;
  readonly isShared: boolean;
  /** What can be done on the decider's desk. */
  readonly onDesk: DeskTargets;
  /** Further tabs. */
  readonly tabs: readonly Tab[];
  /** Under the final scores. */
  readonly afterwards: JSX.Element;
  /** Beside a player's name. */
  seatNote?(seat: number): JSX.Element;
  onMark(targets: readonly Target[]): void;
  /** Draws a line on the board until another point of the game is shown. */
  onArrows(arrows: readonly Arrow[]): void;
}

export function Sheet(props: Props) {
  const show = (move: number, arrows: readonly Arrow[]): void => {
    props.game.look(move);
    props.onArrows(arrows);
    // On a narrow screen the sheet covers the board.
    if (isNarrow()) props.state.close();
  };
  const result = () => (
    <Ending game={props.game} viewer={props.isShared ? null : props.viewer} onShow={show}>
      {props.afterwards}
    </Ending>
  );
  const openDesks = createOpenDesks(props.game.rules.players, () => props.viewer);
  const players = () => (
    <Desks
      game={props.game}
      position={props.position}
      viewer={props.seenBy}
      open={openDesks}
      isShared={props.isShared}
      targets={props.onDesk}
      note={(seat) => props.seatNote?.(seat)}
    />
  );
  const log = () => <Log game={props.game} position={props.position} onMark={props.onMark} />;
  // A separate memo, so that the tabs are not recreated with every move.
  const isOver = createMemo(() => props.game.isOver);
  const tabs = createMemo<readonly Tab[]>(() => [
    ...(isOver() ? [{ id: 'result', icon: 'crown', name: t('table.result'), body: result } as const] : []),
    { id: 'players', icon: 'people', name: t('table.players'), body: players },
    ...(isWide() ? [] : [{ id: 'log', icon: 'list', name: t('table.log'), body: log } as const]),
    ...props.tabs,
  ]);
  /** The board is painted first, then the sheet. */
  const [isBoardPainted, setIsBoardPainted] = createSignal(false);
  onMount(() => onCleanup(afterPaint(() => setIsBoardPainted(true))));
  return (
    <Tabs
      tabs={tabs()}
      open={props.state.tab()}
      isSeen={isBoardPainted() && (!isNarrow() || props.state.isOpen())}
      onOpen={props.state.toggle}
    />
  );
}
