/** A step's text, what just happened, and the buttons. */
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import { language, t } from '../../i18n/index.js';
import type { LessonRun } from './lesson.js';
import type { Offer } from './offers.js';
import { ScoreTable } from './score-table.jsx';

interface Props {
  readonly run: LessonRun;
  /** Increases whenever the run changes. */
  readonly changes: number;
  readonly answer: string;
  readonly wrongTries: number;
  readonly buttons: readonly Offer[];
  readonly hasTargets: boolean;
  /** The usable things from the learner's desk, if the desk is out of sight. */
  readonly things: JSX.Element;
  label(json: JsonObject): string;
  onChoose(offer: Offer): void;
  onNext(): void;
  onBack(): void;
  onShow(): void;
  onChapter(chapter: number): void;
}

export function StepPanel(props: Props) {
  let panel!: HTMLElement;
  const now = createMemo(() => {
    props.changes;
    return shownOf(props.run);
  });

  // If the focused button disappears, focus the next thing to press.
  createEffect(
    on(
      () => props.changes,
      () => {
        panel.parentElement?.scrollTo(0, 0);
        if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
        panel.querySelector<HTMLElement>('[data-primary]')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  return (
    <section
      class="step"
      ref={panel}
      data-step={`${now().at}/${now().index}/${now().done}${now().scripted ? '/others' : ''}`}
      data-wrong-tries={props.wrongTries}
    >
      <Chapters {...props} now={now()} />
      <progress
        class="step-progress"
        max={now().chapter.steps.length}
        value={now().index + 1}
        aria-label={t('learn.step', { at: now().index + 1, count: now().chapter.steps.length })}
      />
      <StepEvents now={now()} />
      {props.things}
      <div class="step-text" role="status" aria-live="polite" aria-atomic="true">
        <Show when={!now().scripted} fallback={<p>{t('learn.watching')}</p>}>
          <p>{now().step.text(language())}</p>
        </Show>
      </div>
      <Task now={now()} hasTargets={props.hasTargets} />
      <p class="step-answer" role="status" aria-live="assertive" hidden={props.answer === ''}>
        {props.answer}
      </p>
      <Options {...props} />
      <Buttons {...props} now={now()} />
      <Show when={now().step.scores}>
        <ScoreTable
          game={now().run.rules.game}
          rows={now().run.rules.score(now().run.state)}
          names={now().run.lesson.names}
        />
      </Show>
    </section>
  );
}

/** What the panel shows of a run, read once per change. */
function shownOf(run: LessonRun) {
  const { step, index, done, chapter } = run;
  const end = run.isLastStep && run.isLastChapter;
  return { run, step, index, done, chapter, end, at: run.chapterIndex, scripted: run.isScripted };
}
type Shown = ReturnType<typeof shownOf>;

const Chapters = (props: { now: Shown; onChapter(chapter: number): void }) => (
  <nav class="step-chapters" aria-label={t('learn.chapters')}>
    <For each={props.now.run.lesson.chapters}>
      {(chapter, i) => (
        <button
          type="button"
          aria-current={i() === props.now.at ? 'step' : undefined}
          aria-label={t('learn.chapter', { number: i() + 1, title: chapter.title(language()) })}
          title={chapter.title(language())}
          onClick={() => props.onChapter(i())}
        >
          {i() + 1}
        </button>
      )}
    </For>
    <h1>{props.now.chapter.title(language())}</h1>
  </nav>
);

/** What has happened in the step so far. */
function StepEvents(props: { now: Shown }) {
  const happenings = createMemo(() => props.now.run.happenings(language()));
  return (
    <Show when={happenings().length > 0}>
      <details class="step-story" open={props.now.scripted || props.now.step.allow === undefined}>
        <summary>{t('learn.happened')}</summary>
        <ul>
          <For each={happenings()}>{(line) => <li>{line}</li>}</For>
        </ul>
      </details>
    </Show>
  );
}

/** What to do, and how often it has been done. */
const Task = (props: { now: Shown; hasTargets: boolean }) => (
  <Show when={!props.now.scripted && props.now.step.allow}>
    <p class="step-do">
      {t(props.hasTargets ? 'learn.task' : 'learn.doButton')}
      <Show when={(props.now.step.times ?? 1) > 1}>
        {' '}
        <small>{t('learn.times', { done: props.now.done, count: props.now.step.times! })}</small>
      </Show>
    </p>
  </Show>
);

/** Choices that are not on the board. */
const Options = (props: Pick<Props, 'buttons' | 'label' | 'onChoose'>) => (
  <Show when={props.buttons.length > 0}>
    <div class="step-options">
      <For each={props.buttons}>
        {(offer, i) => (
          <button
            type="button"
            class="button step-option"
            data-primary={i() === 0 ? '' : undefined}
            onClick={() => props.onChoose(offer)}
          >
            {props.label(offer.json)}
          </button>
        )}
      </For>
    </div>
  </Show>
);

const Buttons = (props: { now: Shown } & Pick<Props, 'onBack' | 'onShow' | 'onNext' | 'onChapter'>) => (
  <div class="step-buttons">
    <button
      type="button"
      class="button button-quiet"
      disabled={!props.now.run.canGoBack()}
      onClick={() => props.onBack()}
    >
      {t('learn.back')}
    </button>
    <Show when={!props.now.scripted && props.now.step.allow}>
      <button type="button" class="button" onClick={() => props.onShow()}>
        {t('learn.showMe')}
      </button>
    </Show>
    <Show when={!props.now.scripted && !props.now.step.allow && !props.now.end}>
      <button type="button" class="button button-primary" data-primary="" onClick={() => props.onNext()}>
        {t(props.now.run.isLastStep ? 'learn.nextChapter' : 'learn.next')}
      </button>
    </Show>
    <Show when={props.now.end}>
      <button type="button" class="button" onClick={() => props.onChapter(0)}>
        {t('learn.again')}
      </button>
      <a class="button" href="#/rules">
        {t('learn.readRules')}
      </a>
      <a class="button button-primary" data-primary="" href="#/new">
        {t('learn.play')}
      </a>
    </Show>
  </div>
);
