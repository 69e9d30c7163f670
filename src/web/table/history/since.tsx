/**
 * What the others just did, in one line that is always in view; opened, everything since your last turn. It opens by
 * itself when something of yours was touched.
 */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { lastOwnMove, movesSince } from './moves-since.js';
import type { Playback } from './playback.js';

interface Props {
  readonly game: ShownGame;
  readonly viewer: number | null;
  readonly playback: Playback;
}

export function Since(props: Props) {
  /** The moves of others, the newest last; those who only watch are told of the last move. */
  const moves = createMemo(() => {
    const { game, viewer } = props;
    if (game.at !== null || game.isOver || game.length === 0) return [];
    return viewer === null ? [game.length - 1] : movesSince(game, viewer);
  });
  const latest = createMemo(
    () =>
      moves()
        .filter((move) => !isPass(props.game, move))
        .at(-1) ?? moves().at(-1),
  );
  const touched = createMemo(() => touchedBy(props, moves()));
  const [isOpen, setOpen] = createSignal(false);
  createEffect(
    on(
      () => touched().join(),
      (some) => setOpen(some !== ''),
    ),
  );
  const sentence = (move: number): string => {
    const { rules, names, moves } = props.game;
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
          <div class="since-body">
            <div class="since-head">
              <b>{t('table.since')}</b>
              <button
                type="button"
                class="button button-small"
                data-playback
                onClick={() => props.playback.play(lastOwnMove(props.game, props.viewer!))}
              >
                <Icon name="play" />
                {t('table.playBack')}
              </button>
            </div>
            <ul>
              <For each={moves()}>
                {(move) => (
                  <li classList={{ 'since-touched': touched().includes(move) }}>{sentence(move)}</li>
                )}
              </For>
            </ul>
          </div>
        </Show>
      </details>
    </Show>
  );
}

/** That somebody is done says less than what they did. */
function isPass(game: ShownGame, move: number): boolean {
  const { place, targets } = presentationOf(game.rules);
  const state = game.stateAt(move);
  const action = game.rules.writeAction(state, game.moves[move].action);
  return place(action) === PASS && targets(action, game.rules.writeView(state, null)).length === 0;
}

/** Those of the moves that took something from the viewer, when it is their turn to decide. */
function touchedBy({ game, viewer }: Props, moves: readonly number[]): number[] {
  if (viewer === null || game.decider !== viewer) return [];
  const { rules } = game;
  const { touches } = commentaryOf(rules);
  return moves.filter((move) => {
    const { action } = game.moves[move];
    return touches(stepOf(rules, game.stateAt(move), game.stateAt(move + 1), action, viewer), viewer);
  });
}
