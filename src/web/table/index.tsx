/** The game screen: board, action bar, desks, log; and after the game its story. */
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  For,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import type { Hint } from '../../bots/explain/hint.js';
import { stepTexts } from '../../bots/explain/sentences.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Spot, Target } from '../board/board.js';
import { describeTarget } from '../board/describe.js';
import { Board } from '../board/index.jsx';
import { presentationOf, speakerOf } from '../games/index.js';
import { boardName } from '../home/names.js';
import { language, t } from '../i18n/index.js';
import '../i18n/table.js';
import { topicFor } from '../learn/topic-for.js';
import { sounds, speed } from '../settings/settings.js';
import { afterPaint } from '../shell/after-paint.js';
import { Icon, type IconName } from '../shell/icons.jsx';
import { clearNotes, toast } from '../shell/toast.jsx';
import { forkGame } from '../store/create.js';
import { saveGame } from '../store/games.js';
import type { SavedGame } from '../store/saved-game.js';
import { ActionBar } from './action-bar.jsx';
import { Advice, targetsOf } from './advice.jsx';
import { Announcer } from './announcer.jsx';
import { type Choices, choicesOf, type Option } from './choices.js';
import { Chooser } from './chooser.jsx';
import { Curtain } from './curtain.jsx';
import { Desks } from './desks.jsx';
import { Ending } from './ending.jsx';
import { keepFocus } from './focus.js';
import { Log } from './log.jsx';
import { scored } from './open-score.js';
import { Session, type Step } from './session.js';
import { Shortcuts } from './shortcuts.jsx';
import { Since, stepsSince } from './since.jsx';
import { sound } from './sound.js';
import './layout.css';
import './desks.css';
import './advice.css';
import './table.css';
import { Timeline } from './timeline.jsx';
import { Tip } from './tip.jsx';

const DELAYS: Readonly<Record<string, number>> = { slow: 1500, normal: 700, fast: 250, instant: 0 };

type Tab = 'result' | 'players' | 'log';
const TABS: readonly { id: Tab; icon: IconName }[] = [
  { id: 'result', icon: 'crown' },
  { id: 'players', icon: 'people' },
  { id: 'log', icon: 'list' },
];

/** More choices than this at one place are only counted in its name. */
const FEW = 4;

interface Menu {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  /** Where the rules explain it. */
  readonly topic?: string | undefined;
}

/** A game gets a table of its own: nothing of one game may linger when another is opened. */
export function Table(props: { game: SavedGame; replay?: boolean }) {
  return (
    <Show when={props.game} keyed>
      {(game) => (
        <ErrorBoundary
          fallback={(error: Error) => <p class="waiting">{t('table.broken', { reason: error.message })}</p>}
        >
          <LaidTable game={game} replay={props.replay === true} />
        </ErrorBoundary>
      )}
    </Show>
  );
}

function LaidTable(props: { game: SavedGame; replay: boolean }) {
  const session = new Session(props.game, {
    save: (game) => {
      saveGame(game).catch(() => toast(t('table.notSaved'), { kind: 'error' }));
    },
    delay: () => DELAYS[speed()] ?? 700,
    atScreen: () => viewer(),
    trouble: () => toast(t('table.noAnswer'), { kind: 'error' }),
  });
  if (props.replay) session.look(0);
  const { rules } = session;
  const presentation = presentationOf(rules);
  const speaker = () => speakerOf(rules, session.names);
  const people = props.game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const [viewer, setViewer] = createSignal<number | null>(people.length === 1 ? people[0] : null);
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const [pointedAt, setPointedAt] = createSignal<readonly Target[]>([]);
  const [asked, setAsked] = createSignal<{ lines: string[]; at: Spot } | null>(null);
  const [tab, setTab] = createSignal<Tab>(session.isOver ? 'result' : 'players');
  /** On a narrow screen the sheet with players, log and result is drawn up over the board. */
  const [sheetOpen, setSheetOpen] = createSignal(session.isOver && !props.replay);
  const [advice, setAdvice] = createSignal<{ readonly hint: Hint | null } | null>(null);
  /** The board is seen first, then what stands in the sheet. */
  const [laid, setLaid] = createSignal(false);
  onMount(() => onCleanup(afterPaint(() => setLaid(true))));

  const curtain = createMemo(() => {
    if (people.length < 2 || session.isOver || !session.isPerson(session.decider)) return null;
    return viewer() === session.decider ? null : session.decider;
  });
  const position = createMemo(() => rules.writeView(session.shown, curtain() === null ? viewer() : null));
  /** The board is the first to show a move. */
  const drawn = createMemo(() => rules.writeView(session.drawn, curtain() === null ? viewer() : null));
  const choices = createMemo<Choices>(() =>
    curtain() === null ? choicesOf(session, position()) : { byTarget: new Map(), byPlace: new Map() },
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
        if (!target.startsWith('route:')) found.set(target, step.seat);
      }
    }
    return found;
  });
  const lit = createMemo<ReadonlySet<Target>>(() => new Set(choices().byTarget.keys()));

  const tabs = createMemo(() => TABS.filter(({ id }) => id !== 'result' || session.isOver));
  const openTab = (id: Tab): void => {
    setSheetOpen((open) => !open || tab() !== id);
    setTab(id);
  };
  createEffect<boolean>((was) => {
    const over = session.isOver;
    if (over && !was) {
      setTab('result');
      setSheetOpen(true);
    }
    return over;
  }, session.isOver);

  createEffect<number>((before) => {
    const count = session.length;
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
    else if (next !== seat && session.isPerson(next)) sound('call');
  };
  onMount(() => {
    clearNotes();
    void session.run();
  });
  onCleanup(() => session.close());
  const onHide = (): void => session.settle();
  addEventListener('pagehide', onHide);
  onCleanup(() => removeEventListener('pagehide', onHide));

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
      setMenu({ title: describe(target)[0] ?? '', options, at, topic: topicFor(target, rules.game.id) });
    }
  };
  const describe = (target: Target): string[] =>
    describeTarget(rules as Rules, position(), target, session.names, language());
  const ask = (target: Target | null, at: Spot): void => {
    setAsked(target === null || menu() ? null : { lines: describe(target), at });
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
  const fork = async (steps: number): Promise<void> => {
    const game = await forkGame(props.game.record, steps, props.game.seats);
    location.hash = `#/game/${game.id}`;
  };
  const halfDone = (state: State): boolean => presentation.isHalfDone(rules.writePosition(state));
  const cancel = createMemo(() =>
    curtain() === null && session.canUndo() && halfDone(session.state)
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
  keepFocus(
    () => table,
    () => [choices(), menu(), curtain(), session.thinking, session.paused, session.at, session.canRedo()],
  );

  return (
    <div class="table" ref={table} classList={{ 'table-over': session.isOver }} data-moves={session.length}>
      <h1 class="visually-hidden">{props.game.name}</h1>
      <section class="table-board" aria-label={t('table.boardOf', { board: boardName(rules.config) })}>
        <Board
          rules={rules}
          position={drawn()}
          colours={props.game.seats.map((seat) => seat.colour)}
          names={session.names}
          lit={lit()}
          marked={marked()}
          recent={recent()}
          onPick={pick}
          onAsk={ask}
          does={does}
          alike={(a, b) => whatAt(a) === whatAt(b)}
        />
      </section>
      <aside class="table-side" classList={{ 'sheet-open': sheetOpen() }}>
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
        />
        <Show when={advice()}>
          {(open) => (
            <Advice session={session} hint={open().hint} onMark={setPointedAt} onClose={closeAdvice} />
          )}
        </Show>
        <Since session={session} viewer={viewer()} />
        <Show when={session.at !== null || session.isOver || props.replay}>
          <Timeline session={session} onFork={(steps) => void fork(steps)} />
        </Show>
        <div class="tabs" role="tablist" aria-label={t('table.more')}>
          <For each={tabs()}>
            {({ id, icon }) => (
              <button
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-controls="sheet"
                aria-selected={tab() === id}
                onClick={() => openTab(id)}
              >
                <Icon name={icon} />
                <span>{t(`table.${id}`)}</span>
              </button>
            )}
          </For>
        </div>
        <div class="table-sheet" id="sheet" role="tabpanel" tabindex="0" aria-labelledby={`tab-${tab()}`}>
          <Switch>
            <Match when={!laid()}>{null}</Match>
            <Match when={tab() === 'result'}>
              <Ending session={session} />
            </Match>
            <Match when={tab() === 'log'}>
              <Log session={session} position={position()} onMark={setPointedAt} />
            </Match>
            <Match when={tab() === 'players'}>
              <Desks session={session} position={position()} viewer={curtain() === null ? viewer() : null} />
            </Match>
          </Switch>
        </div>
        <Shortcuts
          blocked={menu() !== null || curtain() !== null}
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
            colour={props.game.seats[session.decider]?.colour ?? 0}
            label={(json) => presentation.label(json, speaker())}
            onChoose={play}
            onCancel={() => setMenu(null)}
          />
        )}
      </Show>
      <Show when={asked()}>{(tip) => <Tip lines={tip().lines} at={tip().at} />}</Show>
      <Show when={curtain() !== null}>
        <Curtain
          name={session.names[curtain()!]}
          canUndo={session.canUndo()}
          onOpen={() => setViewer(curtain())}
          onUndo={() => session.undo()}
        />
      </Show>
    </div>
  );
}
