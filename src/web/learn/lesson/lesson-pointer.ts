/** Taps on the board of a lesson: picks, menus, and tips. */
import { createSignal } from 'solid-js';
import type { Spot, Target } from '../../board/board.js';
import { createTips } from '../../table/screen/pointer/tips.js';
import type { LessonScene } from './lesson-scene.js';
import type { LessonState } from './lesson-state.js';
import type { Offer } from './offers.js';
import { createUnlitTaps } from './unlit-taps.js';

export interface Menu {
  readonly title: string;
  readonly options: readonly Offer[];
  readonly at: Spot;
}

export type LessonPointer = ReturnType<typeof createLessonPointer>;

export function createLessonPointer(lesson: LessonState, { offers, describe }: LessonScene) {
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const tips = createTips();
  const choose = ({ action }: Pick<Offer, 'action'>): void => {
    setMenu(null);
    lesson.try(action);
  };
  const unlit = createUnlitTaps(
    () => menu() !== null,
    () => lesson.tryElsewhere(),
  );
  return {
    menu,
    tip: tips.shown,
    choose,
    clear: (): void => {
      setMenu(null);
      tips.show(null);
    },
    pick: (target: Target, at: Spot): void => {
      unlit.picked();
      const options = offers().byTarget.get(target) ?? offers().byDesk.get(target) ?? [];
      if (options.length === 1) choose(options[0]);
      else if (options.length > 1) {
        tips.show(null);
        setMenu({ title: describe(target)[0] ?? '', options, at });
      }
    },
    ask: (target: Target | null, at: Spot): void => {
      tips.show(target === null || menu() ? null : { lines: describe(target), at });
    },
    onDown: (event: PointerEvent): void => {
      unlit.onDown(event);
    },
    onUp: unlit.onUp,
    // The click after a tap would land on the menu that just opened under the finger.
    onTouchEnd: (event: TouchEvent): void => {
      if (menu() !== null && event.cancelable) event.preventDefault();
    },
  };
}
