/**
 * What the others just did, in one line that is always visible; expanded, everything since your last turn. It expands
 * by itself if something of yours was touched.
 */

import { createEffect, createMemo, createSignal, For, on, onMount, Show } from 'solid-js';
import type { Move } from '../../../core/history/history.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { sinceLastTurn } from './moves-since.js';
import type { Playback } from './playback.js';

interface Props {
  readonly game: ShownGame;
  readonly viewer: number | null;
  readonly playback: Playback;
  /** Whether something else needs the space, such as a hint. */
  readonly isFolded: boolean;
}

export function Since(props: Props) {
  /** What the others did since your last turn, newest last; spectators see only the last move. */
  const since = createMemo(() => {
    const { game, viewer } = props;
    if (game.at !== null || game.isOver || game.length === 0) return { from: 0, moves: [] };
    const last = game.length - 1;
    return viewer === null ? { from: last, moves: [last] } : sinceLastTurn(game, viewer);
  });
  const moves = (): readonly number[] => since().moves;
  const latest = createMemo(
    () => [...moves()].reverse().find((move) => !isPass(props.game, move)) ?? moves().at(-1),
  );
  const touchedOf = createTouched(props);
  const touched = createMemo(() => touchedOf(moves()));
  const [isOpen, setOpen] = createSignal(false);
  // A separate memo, so that it opens only once for the same moves.
  const news = createMemo(() => touched().join());
  createEffect(on(news, (some) => setOpen(some !== '')));
  // A hint needs the space, and once you move you have read it.
  createEffect(() => {
    const { game, viewer, isFolded } = props;
    if (isFolded || game.moves.at(-1)?.seat === viewer) setOpen(false);
  });
  const isExpanded = () => props.viewer !== null && isOpen();
  return (
    <Show when={latest() !== undefined}>
      <div class="since" data-open={isOpen() ? '' : undefined}>
        <div class="since-line">
          <Show when={isExpanded()} fallback={<Latest game={props.game} move={latest()!} />}>
            <b class="since-title">{t('table.since')}</b>
            <button
              type="button"
              class="button button-small"
              data-playback
              onClick={() => props.playback.play(since().from)}
            >
              <Icon name="play" />
              {t('table.playBack')}
            </button>
          </Show>
          <Show when={props.viewer !== null}>
            <SinceToggle moves={moves().length} isOpen={isOpen()} toggle={() => setOpen(!isOpen())} />
          </Show>
        </div>
        <Show when={isExpanded()}>
          <SinceBody game={props.game} moves={moves()} touched={touched()} />
        </Show>
      </div>
    </Show>
  );
}

/** The whole line can be pressed, but for the names in it, which lead to profiles. */
function SinceToggle(props: { readonly moves: number; readonly isOpen: boolean; toggle(): void }) {
  /** How many there are besides the one in the line. */
  const more = (): string => (props.isOpen || props.moves < 2 ? '' : `+${props.moves - 1}`);
  const title = (): string => `${t('table.since')}: ${t('table.sinceCount', { n: props.moves })}`;
  return (
    <button
      type="button"
      class="since-toggle"
      aria-expanded={props.isOpen}
      aria-label={`${t('table.since')} ${more()}`.trim()}
      title={title()}
      onClick={() => props.toggle()}
    >
      {more()}
    </button>
  );
}

function SinceBody(props: {
  readonly game: ShownGame;
  readonly moves: readonly number[];
  /** The moves that took something from you. */
  readonly touched: readonly number[];
}) {
  let body!: HTMLElement;
  // The list may be longer than its space: what was taken from you is in view.
  onMount(() => {
    const first = body.querySelector<HTMLElement>('.since-touched');
    if (first) body.scrollTop = first.offsetTop - body.offsetTop;
  });
  return (
    <section class="since-body" ref={body} tabindex="0" aria-label={t('table.since')}>
      <ul>
        <For each={props.moves}>
          {(move) => (
            <li classList={{ 'since-touched': props.touched.includes(move) }}>
              <Sentence game={props.game} move={move} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** The last move in one line. */
const Latest = (props: { readonly game: ShownGame; readonly move: number }) => (
  <>
    <PlayerPiece
      kind="trader"
      colour={props.game.seats[props.game.moves[props.move].seat].colour}
      size={16}
    />
    <span class="since-latest">
      <Sentence {...props} />
    </span>
  </>
);

/** A move as a sentence; the names in it lead to profiles. */
const Sentence = (props: { readonly game: ShownGame; readonly move: number }) => (
  <MarkedText text={sentenceOf(props.game, props.move, props.game.markedNames)} links={props.game.seats} />
);

const sentenceOf = (game: ShownGame, move: number, names: readonly string[]): string =>
  game.rules.sentence(game.stateAt(move), game.moves[move].action, names, language());

/** Passing is less informative than the move before it. */
function isPass(game: ShownGame, move: number): boolean {
  const { place, targets } = presentationOf(game.rules);
  const state = game.stateAt(move);
  const action = game.rules.writeAction(state, game.moves[move].action);
  return place(action) === PASS && targets(action, game.rules.writeView(state, null)).length === 0;
}

/** Finds the moves that took something from the viewer, once it is their turn to decide. */
function createTouched(props: Props): (moves: readonly number[]) => number[] {
  /** Each move is examined once per viewer; later moves do not change the result. */
  const viewers = props.game.seats.map(() => new WeakMap<Move, boolean>());
  const isTouching = (game: ShownGame, index: number, viewer: number): boolean => {
    const { rules } = game;
    const move = game.moves[index];
    const known = viewers[viewer];
    const found =
      known.get(move) ??
      commentaryOf(rules).touches(
        stepOf(rules, game.stateAt(index), game.stateAt(index + 1), move.action, viewer),
        viewer,
      );
    known.set(move, found);
    return found;
  };
  return (moves) => {
    const { game, viewer } = props;
    if (viewer === null || game.decider !== viewer) return [];
    return moves.filter((move) => isTouching(game, move, viewer));
  };
}
