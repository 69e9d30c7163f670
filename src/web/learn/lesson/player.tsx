/** One lesson: the board, the step's text, and what can be done. */
import { createEffect, createMemo, on, Show } from 'solid-js';
import { Board } from '../../games/board.jsx';
import type { DeskTargets } from '../../games/desk-thing.jsx';
import { t } from '../../i18n/index.js';
import { Chooser } from '../../table/actions/chooser.jsx';
import '../../table/desks/desks.css';
import '../../table/screen/table.css';
import { Tip } from '../../table/screen/pointer/tip.jsx';
import type { Lesson } from '../types.js';
import { LessonDesks, LessonThings } from './desks.jsx';
import { createLessonPointer, type LessonPointer } from './lesson-pointer.js';
import { createLessonScene, type LessonScene } from './lesson-scene.js';
import { createLessonState, type LessonState } from './lesson-state.js';
import { StepPanel } from './step-panel.jsx';

/** A lesson has at most four seats, in the first colours. */
const COLOURS: readonly number[] = [0, 1, 2, 3];

export function LessonPlayer(props: { lesson: Lesson; chapter?: number | undefined }) {
  const lesson = createLessonState(props.lesson, props.chapter, () => pointer.clear());
  createEffect(
    on(
      () => props.chapter,
      (chapter) => lesson.openChapter(chapter),
      { defer: true },
    ),
  );
  const { now } = lesson;
  const scene = createLessonScene(props.lesson, now);
  const { position, offers, label } = scene;
  const pointer = createLessonPointer(lesson, scene);
  const { menu, tip, choose } = pointer;
  const targets = createMemo<DeskTargets>(() => ({
    lit: scene.onDesk.lit(),
    marked: scene.onDesk.marked(),
    does: scene.onDesk.does,
    onPick: pointer.pick,
  }));

  return (
    <div class="lesson">
      <LessonBoard names={props.lesson.names} now={now()} scene={scene} pointer={pointer} />
      <aside class="lesson-side">
        <StepPanel
          run={now().run}
          changes={lesson.changes()}
          answer={lesson.answer()}
          wrongTries={lesson.wrongTries()}
          buttons={offers().buttons}
          label={label}
          hasTargets={offers().byTarget.size + offers().byDesk.size > 0}
          things={<LessonThings run={now().run} position={position()} targets={targets()} />}
          onChoose={choose}
          onNext={lesson.next}
          onBack={lesson.back}
          onShow={lesson.show}
          onChapter={lesson.openChapter}
        />
        <LessonDesks run={now().run} position={position()} targets={targets()} />
      </aside>
      <Show when={menu()}>
        {(open) => (
          <Chooser
            title={open().title}
            options={open().options}
            at={open().at}
            colour={COLOURS[0]}
            label={label}
            pieceOf={scene.presentation().pieceOf}
            onChoose={choose}
            onCancel={pointer.clear}
          />
        )}
      </Show>
      <Show when={tip()}>{(shown) => <Tip tip={shown()} />}</Show>
    </div>
  );
}

interface BoardProps {
  readonly names: readonly string[];
  readonly now: ReturnType<LessonState['now']>;
  readonly scene: LessonScene;
  readonly pointer: LessonPointer;
}

function LessonBoard(props: BoardProps) {
  const { scene, pointer } = props;
  return (
    <section
      class="lesson-board"
      aria-label={t('learn.board')}
      on:pointerdown={{ handleEvent: pointer.onDown, capture: true }}
      on:pointerup={{ handleEvent: pointer.onUp, capture: true }}
      on:touchend={pointer.onTouchEnd}
    >
      <Board
        rules={props.now.rules}
        position={scene.position()}
        colours={COLOURS}
        names={props.names}
        lit={scene.lit()}
        bright={scene.lit()}
        marked={scene.marked()}
        focus={scene.focus()}
        onPick={pointer.pick}
        onAsk={pointer.ask}
      />
    </section>
  );
}
