/** The board of a game, with its lit targets. */
import { createMemo } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Arrow, Spot, Target } from '../../board/board.js';
import { withRehearsals } from '../../board/rehearsal.js';
import { Board } from '../../games/board.jsx';
import { presentationOf } from '../../games/index.js';
import { boardNameOf } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import type { Choices, Option } from '../actions/choices.js';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { createMarks } from './marks.js';
import { HandAtMouse } from './pointer/hand.jsx';
import { createStepStart } from './pointer/step-start.js';

/** Above this number, a target's name says only how many choices it has. */
const FEW = 4;
/** With at most this many lit targets, all may stand out. */
const FEW_PLACES = 12;

interface Props {
  readonly game: ShownGame;
  readonly controls: Controls | undefined;
  readonly viewer: number | null;
  /** The seat whose secrets are shown. */
  readonly seenBy: number | null;
  /** The position shown beside the board; the board itself is a frame ahead. */
  readonly position: JsonObject;
  readonly choices: Choices;
  readonly pointedAt: readonly Target[];
  /** A suggested line. */
  readonly arrows: readonly Arrow[];
  label(action: JsonObject): string;
  usual(options: readonly Option[]): Option | undefined;
  onPick(target: Target, at: Spot): void;
  onMenu(target: Target, at: Spot): boolean;
  onAsk(target: Target | null, at: Spot): void;
}

const optionsIn = ({ choices }: Props, target: Target): readonly Option[] =>
  choices.byTarget.get(target) ?? [];

/** The lit targets, and those that stand out. */
function createLight(props: Props) {
  const { completes, isHalfDone } = presentationOf(props.game.rules);
  const lit = createMemo<ReadonlySet<Target>>(() => new Set(props.choices.byTarget.keys()));
  /** Targets that complete something; during an unfinished step, all of them if they are few. */
  const bright = createMemo<ReadonlySet<Target>>(() => {
    if (lit().size <= FEW_PLACES && isHalfDone(props.position)) return lit();
    const isBright = (target: Target): boolean =>
      optionsIn(props, target).some(({ json }) => completes(json));
    return new Set([...lit()].filter(isBright));
  });
  return { lit, bright };
}

/** What picking a target would do, in words. */
function doesAt(props: Props, target: Target): string {
  const options = optionsIn(props, target);
  const usual = props.usual(options);
  const usualFirst = usual ? [usual, ...options] : options;
  const labels = [...new Set(usualFirst.map(({ json }) => props.label(json)))];
  return labels.length > FEW ? t('table.manyChoices', { n: labels.length }) : labels.join('; ');
}

/** What can be done at a target; the same for equal spaces. */
const groupsAt = (props: Props, target: Target): string =>
  optionsIn(props, target)
    .map(({ action }) => props.game.rules.group(props.game.state, action))
    .join();

export function BoardArea(props: Props) {
  const { game } = props;
  const { rules } = game;
  let area!: HTMLElement;
  const { marked, recent } = createMarks(props);
  const { lit, bright } = createLight(props);
  const stepStart = createStepStart(
    game,
    () => props.position,
    () => props.seenBy,
  );
  const drawn = createMemo(() => rules.writeView(game.drawn, props.seenBy));
  const position = withRehearsals(drawn, (moves) =>
    game.at === null
      ? rules.writeView(game.stateAt(Math.max(0, game.length - moves)), props.seenBy)
      : undefined,
  );

  /** Whether the last change was made here, by a move or an undo; after an undo there is something to redo. */
  const isOwnChange = (): boolean => {
    const last = game.moves.at(-1);
    const isOwnMove = last !== undefined && game.isHere(last.seat);
    return game.at === null && (isOwnMove || props.controls?.canRedo() === true);
  };
  return (
    <section ref={area} class="table-board" aria-label={t('table.boardOf', { board: boardNameOf(rules) })}>
      <Board
        rules={rules}
        position={position()}
        settled={props.position}
        colours={game.seats.map((seat) => seat.colour)}
        names={game.names}
        lit={lit()}
        bright={bright()}
        marked={marked()}
        recent={recent()}
        stepStart={stepStart()}
        arrows={props.arrows}
        onPick={props.onPick}
        onMenu={props.onMenu}
        onAsk={props.onAsk}
        atOnce={isOwnChange}
        does={(target) => doesAt(props, target)}
        alike={(a, b) => groupsAt(props, a) === groupsAt(props, b)}
      />
      <HandAtMouse game={game} position={props.position} board={() => area} />
    </section>
  );
}
