/** One lesson: the board with what the step is about, its text, and what can be done. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import type { Spot, Target } from '../board/board.js';
import { Board } from '../games/board.jsx';
import { describeTarget, presentationOf, speakerOf } from '../games/index.js';
import { language, t } from '../i18n/index.js';
import { Chooser } from '../table/actions/chooser.jsx';
import '../table/desks/desks.css';
import '../table/screen/table.css';
import { Tip } from '../table/screen/tip.jsx';
import { LessonDesks } from './desks.jsx';
import { createLessonState } from './lesson-state.js';
import { type Offer, offersOf } from './offers.js';
import { StepPanel } from './step-panel.jsx';
import type { Lesson } from './types.js';
import { createUnlitTaps } from './unlit-taps.js';

/** A lesson has four seats at most, in the first colours. */
const COLOURS: readonly number[] = [0, 1, 2, 3];
/** On a small screen the board comes close to what a step is about. */
const small = matchMedia('(width < 56rem)');

interface Menu {
  readonly title: string;
  readonly options: readonly Offer[];
  readonly at: Spot;
}

export function LessonPlayer(props: { lesson: Lesson; chapter?: number | undefined }) {
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const [asked, setAsked] = createSignal<{ lines: string[]; at: Spot } | null>(null);
  const lesson = createLessonState(props.lesson, props.chapter, () => {
    setMenu(null);
    setAsked(null);
  });
  createEffect(
    on(
      () => props.chapter,
      (chapter) => lesson.openChapter(chapter),
      { defer: true },
    ),
  );

  const { now } = lesson;
  const position = createMemo(() => now().rules.writeView(now().state, 0));
  const offers = createMemo(() => offersOf(now().run, position()));
  const presentation = createMemo(() => presentationOf(now().rules));
  const label = (json: JsonObject): string =>
    presentation().label(json, speakerOf(now().rules, props.lesson.names));
  const describe = (target: Target): string[] =>
    describeTarget(now().rules, position(), target, props.lesson.names, language());

  const lit = createMemo<ReadonlySet<Target>>(() => new Set(offers().byTarget.keys()));
  // Where something can be done the light is enough; a marked backdrop would hide what stands on it.
  const marked = createMemo<ReadonlySet<Target>>(() => {
    const look = now().step.look ?? [];
    return new Set(lit().size > 0 ? look.filter((target) => !presentation().isBackdrop(target)) : look);
  });
  const step = createMemo(() => `${now().run.chapterIndex}/${now().run.index}`);
  const focus = createMemo(
    on(step, (): readonly (readonly Target[])[] | undefined => {
      const look = now().step.look ?? [];
      return small.matches ? [[...look, ...lit()], look] : undefined;
    }),
  );

  const choose = ({ action }: Pick<Offer, 'action'>): void => {
    setMenu(null);
    lesson.try(action);
  };
  const unlit = createUnlitTaps(
    () => menu() !== null,
    () => lesson.tryElsewhere(),
  );
  const pick = (target: Target, at: Spot): void => {
    unlit.picked();
    const options = offers().byTarget.get(target) ?? [];
    if (options.length === 1) choose(options[0]);
    else if (options.length > 1) {
      setAsked(null);
      setMenu({ title: describe(target)[0] ?? '', options, at });
    }
  };
  const onDown = (event: PointerEvent): void => {
    unlit.onDown(event);
    setAsked(null);
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
        on:pointerup={{ handleEvent: unlit.onUp, capture: true }}
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
          changes={lesson.changes()}
          answer={lesson.answer()}
          wrongTries={lesson.wrongTries()}
          buttons={offers().buttons}
          label={label}
          hasTargets={offers().byTarget.size > 0}
          onChoose={choose}
          onNext={lesson.next}
          onBack={lesson.back}
          onShow={lesson.show}
          onChapter={lesson.openChapter}
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
            label={label}
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
