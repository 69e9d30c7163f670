/** One lesson: the board with what the step is about, its text, and what can be done. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import type { Spot, Target } from '../board/board.js';
import { Board } from '../games/board.jsx';
import { describeTarget, presentationOf, speakerOf } from '../games/index.js';
import { language, t } from '../i18n/index.js';
import { speed } from '../settings/settings.js';
import { Chooser } from '../table/actions/chooser.jsx';
import '../table/desks/desks.css';
import '../table/screen/table.css';
import type { Option } from '../table/actions/choices.js';
import { Tip } from '../table/screen/tip.jsx';
import { LessonDesks } from './desks.jsx';
import type { LessonRun } from './lesson.js';
import { LessonRun as Run } from './lesson.js';
import { type Offer, offersOf } from './offers.js';
import { remember, resumed } from './progress.js';
import { StepPanel } from './step-panel.jsx';
import type { Lesson } from './types.js';

const DELAYS: Readonly<Record<string, number>> = { slow: 1600, normal: 900, fast: 400, instant: 0 };
export const COLOURS: readonly number[] = [0, 1, 2];
/** Farther than this, in pixels, a touch was a pan. */
const STILL = 8;

interface Menu {
  readonly title: string;
  readonly options: readonly Offer[];
  readonly at: Spot;
}

export function LessonPlayer(props: { lesson: Lesson; chapter?: number | undefined }) {
  const valid = (n: number | undefined): n is number =>
    n !== undefined && props.lesson.chapters[n] !== undefined;
  const run: LessonRun = valid(props.chapter) ? new Run(props.lesson, props.chapter) : resumed(props.lesson);
  const [changes, setChanges] = createSignal(0);
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const [answer, setAnswer] = createSignal('');
  const [wrongTries, setWrongTries] = createSignal(0);
  const [asked, setAsked] = createSignal<{ lines: string[]; at: Spot } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  /** The run after every change; whatever shows it reads it through here. */
  const now = createMemo(() => {
    changes();
    return { run, rules: run.rules, step: run.step, state: run.state };
  });
  const position = createMemo(() => now().rules.writeView(now().state, 0));
  const offers = createMemo(() => offersOf(now().run, position()));
  const lit = createMemo<ReadonlySet<Target>>(() => new Set(offers().byTarget.keys()));
  const presentation = createMemo(() => presentationOf(now().rules));
  // Where something can be done the light is enough; a marked route would hide what stands on it.
  const marked = createMemo<ReadonlySet<Target>>(() => {
    const look = now().step.look ?? [];
    return new Set(lit().size > 0 ? look.filter((target) => !presentation().isBackdrop(target)) : look);
  });
  const speaker = () => speakerOf(now().rules, props.lesson.names);

  const changed = (): void => {
    setMenu(null);
    setAnswer('');
    setAsked(null);
    remember(run);
    setChanges((n) => n + 1);
    clearTimeout(timer);
    if (run.isScripted) timer = setTimeout(goOn, DELAYS[speed()] ?? 900);
  };
  const goOn = (): void => {
    run.playScripted();
    changed();
  };
  createEffect(
    on(
      () => props.chapter,
      (chapter) => {
        if (valid(chapter)) {
          run.openChapter(chapter);
          changed();
        }
      },
      { defer: true },
    ),
  );

  // On a small screen the board comes close to what a step is about.
  const small = matchMedia('(width < 56rem)');
  const place = createMemo(() => `${now().run.chapterIndex}/${now().run.index}`);
  const focus = createMemo(
    on(place, (): readonly (readonly Target[])[] | undefined => {
      const look = now().step.look ?? [];
      return small.matches ? [[...look, ...lit()], look] : undefined;
    }),
  );

  const tellWrong = (text: string): void => {
    setAnswer(text);
    setWrongTries((n) => n + 1);
  };
  const choose = (option: Option): void => {
    setMenu(null);
    if (run.try(option.action)) changed();
    else tellWrong(now().step.wrong(language()) ?? t('learn.notThis'));
  };
  const pick = (target: Target, at: Spot): void => {
    picked = true;
    const options = offers().byTarget.get(target) ?? [];
    if (options.length === 1) choose(options[0]);
    else if (options.length > 1) {
      setAsked(null);
      setMenu({ title: describe(target)[0] ?? '', options, at });
    }
  };
  const describe = (target: Target): string[] =>
    describeTarget(now().rules, position(), target, props.lesson.names, language());

  // A tap on something that is not lit is answered, too; the board itself tells only of what is lit.
  let picked = false;
  let from: Spot = { x: 0, y: 0 };
  const onDown = (event: PointerEvent): void => {
    picked = menu() !== null;
    setAsked(null);
    from = { x: event.clientX, y: event.clientY };
  };
  const onUp = (event: PointerEvent): void => {
    const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    const target = (event.target as Element).closest('[data-target]') !== null;
    setTimeout(() => {
      if (picked || !target || moved > STILL || run.isScripted) return;
      const { step } = now();
      if (step.allow === undefined) tellWrong(t('learn.readFirst'));
      else tellWrong((step.all ? undefined : step.wrong(language())) ?? t('learn.notHere'));
    });
  };

  // The click that follows a tap would land on the choices that have just opened under the finger.
  const onTouchEnd = (event: TouchEvent): void => {
    if (menu() !== null && event.cancelable) event.preventDefault();
  };

  return (
    <div class="lesson">
      <section
        class="lesson-board"
        aria-label={t('learn.board')}
        on:pointerdown={{ handleEvent: onDown, capture: true }}
        on:pointerup={{ handleEvent: onUp, capture: true }}
        on:touchend={onTouchEnd}
      >
        <Board
          rules={now().rules}
          position={position()}
          colours={COLOURS}
          names={props.lesson.names}
          lit={lit()}
          marked={marked()}
          focus={focus()}
          onPick={pick}
          onAsk={(target, at) => setAsked(target === null || menu() ? null : { lines: describe(target), at })}
        />
      </section>
      <aside class="lesson-side">
        <StepPanel
          run={now().run}
          changes={changes()}
          answer={answer()}
          wrongTries={wrongTries()}
          buttons={offers().buttons}
          label={(json: JsonObject) => presentation().label(json, speaker())}
          hasTargets={offers().byTarget.size > 0}
          onChoose={choose}
          onNext={() => {
            run.next();
            changed();
          }}
          onBack={() => {
            run.back();
            changed();
          }}
          onShow={() => {
            const shown = run.shown();
            if (shown && run.try(shown.action)) changed();
          }}
          onChapter={(chapter) => {
            run.openChapter(chapter);
            changed();
          }}
        />
        <LessonDesks run={now().run} position={position()} />
      </aside>
      <Show when={menu()}>
        {(open) => (
          <Chooser
            title={open().title}
            options={open().options}
            at={open().at}
            colour={COLOURS[0]}
            label={(json) => presentation().label(json, speaker())}
            pieceOf={presentation().pieceOf}
            onChoose={choose}
            onCancel={() => setMenu(null)}
          />
        )}
      </Show>
      <Show when={asked()}>{(tip) => <Tip lines={tip().lines} at={tip().at} />}</Show>
    </div>
  );
}
