/**
 * What the others just did, in one line that is always visible; expanded, everything since your last turn. It expands
 * by itself if something of yours was touched.
 */

import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Move } from '../../../core/history.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { MarkedText } from '../../shell/linked-text.jsx';
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
  const sentence = (move: number, names = props.game.names): string => {
    const { rules, moves } = props.game;
    return rules.sentence(props.game.stateAt(move), moves[move].action, names, language());
  };
  return (
    <Show when={latest() !== undefined}>
      <details class="since" open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary title={sentence(latest()!)}>
          <PlayerPiece
            kind="trader"
            colour={props.game.seats[props.game.moves[latest()!].seat].colour}
            size={16}
          />
          <span class="since-latest">{sentence(latest()!)}</span>
          <Show when={moves().length > 1}>
            <span class="since-count">{t('table.sinceCount', { n: moves().length })}</span>
          </Show>
        </summary>
        <Show when={props.viewer !== null && isOpen()}>
          <SinceBody
            moves={moves()}
            touched={touched()}
            sentence={(move) => (
              <MarkedText text={sentence(move, props.game.markedNames)} links={props.game.seats} />
            )}
            onPlayBack={() => props.playback.play(since().from)}
          />
        </Show>
      </details>
    </Show>
  );
}

function SinceBody(props: {
  readonly moves: readonly number[];
  /** The moves that took something from you. */
  readonly touched: readonly number[];
  sentence(move: number): JSX.Element;
  onPlayBack(): void;
}) {
  return (
    <div class="since-body">
      <div class="since-head">
        <b>{t('table.since')}</b>
        <button type="button" class="button button-small" data-playback onClick={() => props.onPlayBack()}>
          <Icon name="play" />
          {t('table.playBack')}
        </button>
      </div>
      <ul>
        <For each={props.moves}>
          {(move) => (
            <li classList={{ 'since-touched': props.touched.includes(move) }}>{props.sentence(move)}</li>
          )}
        </For>
      </ul>
    </div>
  );
}

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
