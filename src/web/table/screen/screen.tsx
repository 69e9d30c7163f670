/** The game screen: board, action bar, desks, log; and after the game its story. */
import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Hint } from '../../../bots/explain/hint.js';
import { stepTexts } from '../../../bots/explain/sentences.js';
import { NOBODY, type State } from '../../../core/game.js';
import type { Spot, Target } from '../../board/board.js';
import { Board } from '../../games/board.jsx';
import { describeTarget, presentationOf, speakerOf, topicFor } from '../../games/index.js';
import { boardName } from '../../home/names.js';
import { language, t } from '../../i18n/index.js';
import { media, sounds } from '../../settings/settings.js';
import { afterPaint } from '../../shell/after-paint.js';
import { clearNotes } from '../../shell/toast.jsx';
import { ActionBar } from '../actions/action-bar.jsx';
import { type Choices, choicesOf, type Option } from '../actions/choices.js';
import { Chooser } from '../actions/chooser.jsx';
import { quickPresses } from '../actions/quick-press.js';
import { Shortcuts } from '../actions/shortcuts.jsx';
import { Advice, targetsOf } from '../advice/advice.jsx';
import { Desks } from '../desks/desks.jsx';
import { scored } from '../desks/open-score.js';
import { Ending } from '../history/ending.jsx';
import { Log } from '../history/log.jsx';
import { Since, stepsSince } from '../history/since.jsx';
import type { Play, Step } from '../session/play.js';
import { Announcer } from './announcer.jsx';
import { keepFocus } from './focus.js';
import { sound } from './sound.js';
import './layout.css';
import '../desks/desks.css';
import '../advice/advice.css';
import './table.css';
import { Timeline } from '../history/timeline.jsx';
import { type Tab, Tabs } from './tabs.jsx';
import { Tip } from './tip.jsx';

/** More choices than this at one place are only counted in its name. */
const FEW = 4;
const REHEARSALS = 5;
/** Milliseconds from one to the next. */
const REHEARSED_AFTER = 150;

interface Asked {
  readonly target: Target;
  readonly at: Spot;
}

interface Menu {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  /** Where the rules explain it. */
  readonly topic?: string | undefined;
}

export interface ScreenProps {
  /** What the game is called. */
  readonly name: string;
  readonly session: Play;
  /** The seat whose secrets may be shown. */
  readonly viewer: number | null;
  /** Whoever looks now is not the one who may see and decide. */
  readonly veiled?: boolean;
  /** The game is looked at from its beginning. */
  readonly replay?: boolean;
  /** A new game from a point of this one; absent where that cannot be. */
  readonly onFork?: ((steps: number) => void) | undefined;
  /** Further things beside the board. */
  readonly tabs?: readonly Tab[];
  /** Above everything else beside the board. */
  readonly notices?: JSX.Element;
  /** Beside who is asked. */
  readonly headNote?: JSX.Element;
  /** Under the final scores. */
  readonly afterwards?: JSX.Element;
  /** Beside a player's name on the desk. */
  seatNote?(seat: number): JSX.Element;
  readonly children?: JSX.Element;
}

/**
 * A browser compiles what draws a move when it is needed for the first times, and the first moves would be the slowest
 * to be seen. So the last moves are drawn once more while nobody waits for it; returns how to call it off.
 */
function rehearsals(draw: (moves: number) => void): () => void {
  const timers = Array.from({ length: REHEARSALS }, (_, i) =>
    setTimeout(() => draw(i + 1), REHEARSED_AFTER * (i + 1)),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** As in layout.css: the sheet lies over the board. */
const narrow = media('(width < 900px)');

export function TableScreen(props: ScreenProps) {
  const { session } = props;
  const { rules } = session;
  const presentation = presentationOf(rules);
  const speaker = () => speakerOf(rules, session.names);
  const viewer = () => props.viewer;
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const [pointedAt, setPointedAt] = createSignal<readonly Target[]>([]);
  const [asked, setAsked] = createSignal<Asked | null>(null);
  const [tab, setTab] = createSignal(session.isOver ? 'result' : 'players');
  /** On a narrow screen the sheet with players, log and result is drawn up over the board. */
  const [sheetOpen, setSheetOpen] = createSignal(session.isOver && props.replay !== true);
  const [advice, setAdvice] = createSignal<{ readonly hint: Hint | null } | null>(null);

  const seenBy = () => (props.veiled ? null : viewer());
  const position = createMemo(() => rules.writeView(session.shown, seenBy()));
  /** The board is the first to show a move. */
  const drawn = createMemo(() => rules.writeView(session.drawn, seenBy()));
  const choices = createMemo<Choices>(() =>
    props.veiled ? { byTarget: new Map(), byPlace: new Map() } : choicesOf(session, position()),
  );
  // The eye goes to what a hint or a log line speaks of, else to the last move of somebody else.
  const marked = createMemo<ReadonlySet<Target>>(() => {
    if (pointedAt().length > 0) return new Set(pointedAt());
    const last = session.steps[(session.at ?? session.length) - 1];
    if (!last || (last.seat === viewer() && session.at === null)) return new Set();
    return new Set(presentation.targets(rules.writeAction(last.before, last.action), position()));
  });
  // The last turns of the others stay on the board in their colours.
  const recent = createMemo<ReadonlyMap<Target, number>>(() => {
    const found = new Map<Target, number>();
    const seat = viewer();
    if (seat === null || session.at !== null || session.isOver) return found;
    for (const step of stepsSince(session, seat)) {
      for (const target of presentation.targets(rules.writeAction(step.before, step.action), position())) {
        if (!presentation.isBackdrop(target)) found.set(target, step.seat);
      }
    }
    return found;
  });
  const lit = createMemo<ReadonlySet<Target>>(() => new Set(choices().byTarget.keys()));

  const resultTab = () => (
    <>
      <Ending session={session} />
      {props.afterwards}
    </>
  );
  const playersTab = () => (
    <Desks
      session={session}
      position={position()}
      viewer={seenBy()}
      note={(seat) => props.seatNote?.(seat)}
    />
  );
  const logTab = () => <Log session={session} position={position()} onMark={setPointedAt} />;
  // By itself, so that the tabs are not made anew with every move.
  const over = createMemo(() => session.isOver);
  const tabs = createMemo<readonly Tab[]>(() => {
    const result: Tab = { id: 'result', icon: 'crown', name: t('table.result'), body: resultTab };
    return [
      ...(over() ? [result] : []),
      { id: 'players', icon: 'people', name: t('table.players'), body: playersTab },
      { id: 'log', icon: 'list', name: t('table.log'), body: logTab },
      ...(props.tabs ?? []),
    ];
  });
  const openTab = (id: string): void => {
    setSheetOpen((open) => !open || tab() !== id);
    setTab(id);
  };
  createEffect<boolean>((was) => {
    if (over() && !was) {
      setTab('result');
      setSheetOpen(true);
    }
    return over();
  }, session.isOver);

  createEffect<number>((before) => {
    const count = session.length;
    // A server's word for a move that is shown already changes nothing: what is open stays open.
    if (count === before) return count;
    setMenu(null);
    setAdvice(null);
    setPointedAt([]);
    if (count > before) makeHeard(session.steps[count - 1]);
    return count;
  }, session.length);
  const makeHeard = ({ seat, before, after }: Step): void => {
    if (!sounds()) return;
    sound(scored(rules, before, after) ? 'coin' : 'knock');
    const next = rules.decider(after);
    if (next === NOBODY) sound('fanfare');
    else if (next !== seat && session.isHere(next)) sound('call');
  };
  onMount(clearNotes);
  /** The board is seen first, then what stands in the sheet. */
  const [laid, setLaid] = createSignal(false);
  onMount(() => onCleanup(afterPaint(() => setLaid(true))));
  onMount(() => onCleanup(rehearsals((moves) => session.rehearse(moves))));

  const play = (option: Option): void => {
    setMenu(null);
    session.play(option.action);
  };
  const pick = (target: Target, at: Spot): void => {
    session.settle();
    const options = choices().byTarget.get(target) ?? [];
    if (options.length === 1) play(options[0]);
    else if (options.length > 1) {
      setAsked(null);
      setMenu({ title: describe(target)[0] ?? '', options, at, topic: topicFor(rules, target) });
    }
  };
  /** Whether the board has changed by a hand at this screen: what was taken back can be done again. */
  const isOwnMove = (): boolean => {
    const last = session.steps.at(-1);
    const isMove = last !== undefined && session.isHere(last.seat);
    return session.at === null && (isMove || session.canRedo());
  };
  const describe = (target: Target): string[] =>
    describeTarget(rules, position(), target, session.names, language());
  const ask = (target: Target | null, at: Spot): void => {
    setAsked(target === null || menu() ? null : { target, at });
  };
  const askHint = async (): Promise<void> => {
    if (session.legal().length === 0) return;
    const state = session.state;
    setAdvice({ hint: null });
    const hint = await session.hint();
    if (session.state !== state || advice() === null) return;
    if (hint === undefined) return closeAdvice();
    setAdvice({ hint });
    setPointedAt(targetsOf(session, hint, hint.lines[0]));
  };
  const closeAdvice = (): void => {
    setAdvice(null);
    setPointedAt([]);
  };
  /** For a screen reader: the best line. */
  const told = createMemo(() => {
    const hint = advice()?.hint;
    if (!hint) return '';
    const steps = stepTexts(rules, hint.state, hint.lines[0].steps, hint.seat, session.names, language());
    return `${t('table.hintBest')} ${steps.join(' ')}`;
  });
  const halfDone = (state: State): boolean => presentation.isHalfDone(rules.writePosition(state));
  const cancel = createMemo(() =>
    !props.veiled && session.canUndo() && halfDone(session.state)
      ? () => session.cancel(halfDone)
      : undefined,
  );
  const does = (target: Target): string => {
    const labels = [
      ...new Set(
        (choices().byTarget.get(target) ?? []).map(({ json }) => presentation.label(json, speaker())),
      ),
    ];
    if (labels.length > FEW) return t('table.manyChoices', { count: labels.length });
    return labels.join('; ');
  };
  /** What can be done at a target, with equal spaces taken for the same. */
  const whatAt = (target: Target): string =>
    (choices().byTarget.get(target) ?? []).map(({ action }) => rules.group(session.state, action)).join();
  let table!: HTMLDivElement;
  quickPresses(() => table);
  keepFocus(
    () => table,
    () => [
      choices(),
      menu(),
      props.veiled,
      session.thinking,
      session.reins?.paused,
      session.at,
      session.canRedo(),
    ],
  );

  return (
    <div class="table" ref={table} classList={{ 'table-over': session.isOver }} data-moves={session.length}>
      <h1 class="visually-hidden">{props.name}</h1>
      <section class="table-board" aria-label={t('table.boardOf', { board: boardName(rules.config) })}>
        <Board
          rules={rules}
          position={drawn()}
          colours={session.seats.map((seat) => seat.colour)}
          names={session.names}
          lit={lit()}
          marked={marked()}
          recent={recent()}
          onPick={pick}
          onAsk={ask}
          atOnce={isOwnMove}
          does={does}
          alike={(a, b) => whatAt(a) === whatAt(b)}
        />
      </section>
      <aside class="table-side" classList={{ 'sheet-open': sheetOpen() }}>
        {props.notices}
        <ActionBar
          session={session}
          position={position()}
          choices={choices()}
          onOptions={(title, options, at) =>
            options.length === 1 ? play(options[0]) : setMenu({ title, options, at })
          }
          onPlay={play}
          onHint={() => void askHint()}
          onCancel={cancel()}
          note={props.headNote}
        />
        <Show when={advice()}>
          {(open) => (
            <Advice session={session} hint={open().hint} onMark={setPointedAt} onClose={closeAdvice} />
          )}
        </Show>
        <Since session={session} viewer={viewer()} />
        <Show when={session.at !== null || session.isOver || props.replay}>
          <Timeline session={session} onFork={props.onFork} />
        </Show>
        <Tabs tabs={tabs()} open={tab()} isSeen={laid() && (!narrow() || sheetOpen())} onOpen={openTab} />
        <Shortcuts
          blocked={menu() !== null || props.veiled === true}
          commands={{
            undo: () => session.undo(),
            redo: () => session.redo(),
            hint: () => void askHint(),
            cancel: () => (asked() ? setAsked(null) : advice() ? closeAdvice() : cancel()?.()),
          }}
        />
      </aside>
      <Announcer session={session} viewer={viewer()} hint={told()} />
      <Show when={menu()}>
        {(open) => (
          <Chooser
            title={open().title}
            options={open().options}
            at={open().at}
            topic={open().topic}
            colour={session.seats[session.decider]?.colour ?? 0}
            label={(json) => presentation.label(json, speaker())}
            pieceOf={presentation.pieceOf}
            onChoose={play}
            onCancel={() => setMenu(null)}
          />
        )}
      </Show>
      <Show when={asked()}>{(tip) => <Tip lines={describe(tip().target)} at={tip().at} />}</Show>
      {props.children}
    </div>
  );
}
