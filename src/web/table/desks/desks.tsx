/** One row per player, your own first; a row expands to the whole desk. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { ScoreRow } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import type { DeskTargets } from '../../games/desk-thing.jsx';
import { pageOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import type { SeatHolder } from '../../store/saved-game.js';
import type { ShownGame } from '../session/shown-game.js';
import { type Covers, createCovers } from './covers.js';
import { aboutBot, levelOf } from './level.js';
import { openRow, partsOf } from './open-score.js';
import { SeatName } from './seat-name.jsx';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
  /** The seat whose secrets may be shown. */
  readonly viewer: number | null;
  readonly open: OpenDesks;
  /** Whether several people share the screen, so that secrets are covered. */
  readonly isShared: boolean;
  /** What can be done on the decider's desk. */
  readonly targets: DeskTargets;
  /** Extra content beside a name. */
  note?(seat: number): JSX.Element;
}

export interface OpenDesks {
  has(seat: number): boolean;
  toggle(seat: number): void;
}

/** With at most this many players, all desks start open. */
const FEW = 2;

/** Which desks are open: at first your own, or both of two. */
export function createOpenDesks(players: number, viewer: () => number | null): OpenDesks {
  const [toggled, setToggled] = createSignal<ReadonlySet<number>>(new Set());
  const has = (seat: number): boolean => (players <= FEW || seat === viewer()) !== toggled().has(seat);
  return {
    has,
    toggle: (seat) => {
      const next = new Set(toggled());
      if (!next.delete(seat)) next.add(seat);
      setToggled(next);
    },
  };
}

export function Desks(props: Props) {
  const scores = createMemo(() => props.game.rules.score(props.game.shown));
  const rowOf = (seat: number): ScoreRow =>
    openRow(props.game.rules, scores()[seat], props.viewer, props.game.isOver);
  /** In turn order, starting with your own seat. */
  const order = createMemo(() => {
    const seats = props.game.seats.map((_, seat) => seat);
    const first = props.viewer ?? 0;
    return [...seats.slice(first), ...seats.slice(0, first)];
  });
  const covers = createCovers(props.game, () => props.isShared);
  return (
    <div class="desks">
      <p class="desks-caption">
        <span tabindex="0" data-tip={t('table.ifEndedWhy')}>
          {t('table.ifEnded')}
        </span>
      </p>
      <For each={order()}>{(seat) => <Desk {...props} covers={covers} seat={seat} row={rowOf(seat)} />}</For>
    </div>
  );
}

/** The name of a player, and the level of a bot. */
const Who = (props: { holder: SeatHolder; game: ShownGame }) => (
  <span class="desk-who">
    <strong>
      <SeatName holder={props.holder} />
    </strong>
    <Show when={levelOf(props.holder, props.game)}>{(level) => <small>{level()}</small>}</Show>
  </span>
);

function Desk(props: Props & { covers: Covers; seat: number; row: ScoreRow }) {
  const holder = () => props.game.seats[props.seat];
  const isOpen = createMemo(() => props.open.has(props.seat));
  const parts = createMemo(() =>
    partsOf(props.row).map(
      ([key, value]) => `${props.game.rules.game.categoryName(key, language())} ${value}`,
    ),
  );
  const desk = () => ({
    rules: props.game.rules,
    desk: props.covers.deskOf(props.seat, props.position),
    own: props.covers.over(props.seat)?.isLifted ?? props.seat === props.viewer,
    cover: props.covers.over(props.seat),
    targets: props.seat === props.game.decider ? props.targets : undefined,
    colour: holder().colour,
  });
  return (
    <article
      class="desk"
      classList={{ 'desk-turn': props.game.turnShown === props.seat }}
      style={{ '--seat-colour': `var(--player-${holder().colour})` }}
    >
      <header>
        <PlayerPiece kind="trader" colour={holder().colour} size={20} />
        <Who holder={holder()} game={props.game} />
        <Show when={!isOpen()}>
          <span class="desk-row">
            <Dynamic component={pageOf(props.game.rules).DeskRow} {...desk()} />
          </span>
        </Show>
        <span
          class="desk-total"
          data-tip={[t('table.ifEndedTotal', { total: props.row.total }), ...parts()].join('\n')}
        >
          {props.row.total}
        </span>
        <button
          type="button"
          class="desk-toggle"
          aria-expanded={isOpen()}
          aria-label={t('table.desk', { name: holder().name })}
          onClick={() => props.open.toggle(props.seat)}
        >
          <Icon name={isOpen() ? 'up' : 'down'} />
        </button>
      </header>
      <div class="desk-note">{props.note?.(props.seat)}</div>
      <Show when={isOpen()}>
        <Dynamic component={pageOf(props.game.rules).Desk} {...desk()} />
        <ul class="desk-parts">
          <For each={parts()}>{(part) => <li>{part}</li>}</For>
        </ul>
        <Show when={aboutBot(props.game, props.seat, props.viewer)}>
          {(about) => <p class="desk-about hint">{about()}</p>}
        </Show>
      </Show>
    </article>
  );
}
