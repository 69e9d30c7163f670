/** What clicks, right clicks, long presses and hovering do on the board. */
import { createMemo } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import type { Spot, Target } from '../../../board/board.js';
import type { DeskTargets } from '../../../games/desk-thing.jsx';
import { topicFor } from '../../../games/index.js';
import { t } from '../../../i18n/index.js';
import { media } from '../../../settings/settings.js';
import { type ChoiceMenuState, knowsMenu, type Menu } from '../../actions/choice-menu.jsx';
import type { Choices, Option } from '../../actions/choices.js';
import type { DeskPicks } from '../../actions/desk-picks.js';
import type { ShownGame } from '../../session/shown-game.js';
import type { Tips } from './tips.js';

const NOTHING: ReadonlySet<Target> = new Set();
const isTouch = media('(pointer: coarse)');

/** How to see all choices, with what is in use right now. */
const howToSeeAll = () => {
  if (document.querySelector('[data-input="keys"]') !== null) return 'table.allByKeys';
  return isTouch() ? 'table.allByTouch' : 'table.allByMouse';
};

interface Parts {
  readonly game: ShownGame;
  readonly choices: () => Choices;
  readonly menu: ChoiceMenuState;
  readonly tips: Tips;
  readonly deskPicks: DeskPicks;
  describe(target: Target): string[];
  label(action: JsonObject): string;
  usual(options: readonly Option[]): Option | undefined;
}

/** A desk whose things are picked first, for actions that need several. */
const toPick = ({ lit, picked, pick, putBack }: DeskPicks): DeskTargets => ({
  lit: lit(),
  marked: NOTHING,
  picked: picked(),
  does: () => '',
  onPick: pick,
  onPutBack: putBack,
});

export function createPointing({ game, choices, menu, tips, deskPicks, describe, label, usual }: Parts) {
  const optionsAt = (target: Target): readonly Option[] =>
    choices().byTarget.get(target) ?? choices().byDesk.get(target) ?? [];
  /** Described only if the menu opens: most clicks play at once. */
  const menuAt = (target: Target, at: Spot, isExplained: boolean): Menu => {
    game.settle();
    tips.show(null);
    return {
      get title() {
        return describe(target)[0] ?? '';
      },
      get about() {
        return isExplained ? describe(target).slice(1) : [];
      },
      options: optionsAt(target),
      at,
      topic: topicFor(game.rules, target),
    };
  };
  const pick = (target: Target, at: Spot): void => menu.choose(menuAt(target, at, false));
  /** What a target is, and what a click on it does. */
  const explain = (target: Target): string[] => {
    const options = optionsAt(target);
    const played = usual(options);
    if (played === undefined) return describe(target);
    const more = options.length > 1 ? [t(howToSeeAll())] : [];
    return [...describe(target), [`${label(played.json)}.`, ...more].join(' ')];
  };
  return {
    pick,
    /** What can be done on the decider's desk; nothing there is marked, only lit. */
    onDesk: createMemo<DeskTargets>(() =>
      deskPicks.isNeeded()
        ? toPick(deskPicks)
        : {
            lit: new Set(choices().byDesk.keys()),
            marked: NOTHING,
            does: (target) => [...new Set(optionsAt(target).map(({ json }) => label(json)))].join('; '),
            onPick: pick,
          },
    ),
    /** All choices at a target, even if one click plays the usual one. */
    openMenu: (target: Target, at: Spot): boolean => menu.open(menuAt(target, at, true)),
    ask: (target: Target | null, at: Spot): void =>
      tips.show(target === null || menu.shown() ? null : { lines: explain(target), at }),
    /** How to open the menu on a touch screen, where there is no tooltip; empty once it has been opened. */
    menuHint: createMemo(() => {
      const hasMore = (options: readonly Option[]): boolean =>
        options.length > 1 && usual(options) !== undefined;
      const isNeeded = isTouch() && !knowsMenu() && [...choices().byTarget.values()].some(hasMore);
      return isNeeded ? t('table.allByTouch') : '';
    }),
  };
}
