/** What happened since your last turn, in a few lines, when it is your turn again. */
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { language, t } from '../../i18n/index.js';
import { moveDelay } from '../../settings/settings.js';
import { Icon } from '../../shell/icons.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { lastOwnMove, movesSince } from './moves-since.js';

/** Slow enough for the eye to follow, whatever the setting. */
const LEAST_DELAY_MS = 250;

interface Props {
  readonly game: ShownGame;
  readonly viewer: number | null;
}

export function Since(props: Props) {
  const moves = createMemo(() => {
    const { game, viewer } = props;
    if (viewer === null || game.at !== null || game.decider !== viewer) return [];
    return movesSince(game, viewer);
  });
  const sentence = (move: number): string => {
    const { rules, names, moves } = props.game;
    return rules.sentence(props.game.stateAt(move), moves[move].action, names, language());
  };
  const playback = createPlayback(props);
  return (
    <>
      <Show when={moves().length > 0}>
        <details class="since">
          <summary>
            {t('table.since')} ({moves().length})
          </summary>
          <button type="button" class="button button-small" data-playback onClick={playback.start}>
            <Icon name="play" />
            {t('table.playBack')}
          </button>
          <ul>
            <For each={moves()}>{(move) => <li>{sentence(move)}</li>}</For>
          </ul>
        </details>
      </Show>
      <Show when={playback.isPlaying()}>
        <button type="button" class="button since" onClick={playback.end}>
          <Icon name="close" />
          {t('table.playBackEnd')}
        </button>
      </Show>
    </>
  );
}

/** Shows the moves since your last turn one after the other. */
function createPlayback(props: Props) {
  const [isPlaying, setPlaying] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    setPlaying(false);
  };
  onCleanup(stop);
  /** Shows the game after `at` moves and continues, unless you look elsewhere meanwhile. */
  const show = (at: number): void => {
    const { game } = props;
    game.look(at);
    const next = (): void => {
      if (game.at !== at) stop();
      else if (at + 1 < game.length) show(at + 1);
      else {
        game.look(null);
        stop();
      }
    };
    timer = setTimeout(next, Math.max(LEAST_DELAY_MS, moveDelay()));
  };
  return {
    isPlaying,
    start: (): void => {
      if (props.viewer === null) return;
      setPlaying(true);
      show(lastOwnMove(props.game, props.viewer));
    },
    end: (): void => {
      stop();
      props.game.look(null);
    },
  };
}
