/** Plays a game back, from any move to the newest. */
import { createSignal, onCleanup } from 'solid-js';
import { delayAt, type Speed } from '../../settings/settings.js';
import type { ShownGame } from '../session/shown-game.js';

export const PLAYBACK_SPEEDS = ['slow', 'normal', 'fast'] as const satisfies readonly Speed[];
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

export interface Playback {
  readonly isPlaying: () => boolean;
  readonly speed: () => PlaybackSpeed;
  setSpeed(speed: PlaybackSpeed): void;
  /** Plays from the current point, or from `from`; at the end it starts over. */
  play(from?: number): void;
  pause(): void;
}

export function createPlayback(game: ShownGame): Playback {
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<PlaybackSpeed>('normal');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    clearTimeout(timer);
    setPlaying(false);
  };
  onCleanup(pause);
  /** Shows the game after `at` moves and continues, unless you navigate meanwhile. */
  const show = (at: number): void => {
    game.look(at);
    timer = setTimeout(() => {
      if (game.at !== at) pause();
      else if (at + 1 < game.length) show(at + 1);
      else {
        game.look(null);
        pause();
      }
    }, delayAt(speed()));
  };
  const play = (from = game.at ?? 0): void => {
    clearTimeout(timer);
    setPlaying(true);
    show(from);
  };
  return { isPlaying, speed, setSpeed, play, pause };
}
