/** Goes to any point of the game, plays it back, or starts a new game from there. */

import { createMemo, For, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { PLAYBACK_SPEEDS, type Playback, type PlaybackSpeed } from './playback.js';
import { createTurns, turnAfter } from './turns.js';

interface Props {
  readonly game: ShownGame;
  readonly playback: Playback;
  readonly onFork?: ((length: number) => void) | undefined;
}

export function Timeline(props: Props) {
  const { game, playback } = props;
  const at = (): number => game.at ?? game.length;
  const turns = createTurns(game);
  const turn = createMemo(() => turnAfter(turns(), at()));
  const go = (to: number): void => {
    playback.pause();
    game.look(to);
  };
  const where = (): string => t('table.timeline', { at: at(), count: game.length });
  const turnStart = (): number => turn()?.from ?? 0;
  const turnEnd = (): number => turns().find(({ to }) => to > at())?.to ?? game.length;
  onArrowKeys({
    ArrowLeft: () => go(at() - 1),
    ArrowRight: () => go(at() + 1),
    ArrowUp: () => go(turnStart()),
    ArrowDown: () => go(turnEnd()),
  });

  return (
    <section class="timeline" aria-label={where()}>
      <p class="timeline-count">
        <span>{where()}</span>
        <Show when={turn()}>
          {(now) => (
            <span>
              <MarkedText
                text={t('table.turnNumber', { turn: now().number, name: game.markedNames[now().seat] ?? '' })}
                links={game.seats}
              />
            </span>
          )}
        </Show>
      </p>
      <input
        type="range"
        min="0"
        max={game.length}
        value={at()}
        style={{ '--done': `${(100 * at()) / Math.max(1, game.length)}%` }}
        aria-label={where()}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <TimelineButtons
        playback={playback}
        at={at()}
        end={game.length}
        turnStart={turnStart()}
        turnEnd={turnEnd()}
        go={go}
      />
      <Exits {...props} at={at()} onEnd={() => go(game.length)} />
    </section>
  );
}

/** Up and down scroll what is beside the board, so they step only where nothing scrolls. */
function onArrowKeys(steps: Readonly<Record<string, () => void>>): void {
  const isUsed = (target: Element, key: string): boolean => {
    if (target.closest('input, select, textarea, dialog') !== null) return true;
    return /Up|Down/.test(key) && target.closest('.table-side, .table-log') !== null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
    if (!(key in steps) || hasModifier || defaultPrevented || isUsed(event.target as Element, key)) return;
    event.preventDefault();
    steps[key]();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

interface ButtonsProps {
  readonly playback: Playback;
  readonly at: number;
  readonly end: number;
  readonly turnStart: number;
  readonly turnEnd: number;
  go(to: number): void;
}

function TimelineButtons(props: ButtonsProps) {
  const { playback, go } = props;
  const isStart = () => props.at === 0;
  const isEnd = () => props.at >= props.end;
  return (
    <div class="timeline-buttons">
      <Step label={t('table.turnBack')} sign="«" disabled={isStart()} onClick={() => go(props.turnStart)} />
      <Step label={t('table.back')} sign="‹" disabled={isStart()} onClick={() => go(props.at - 1)} />
      <button
        type="button"
        class="button"
        data-play
        aria-label={t(playback.isPlaying() ? 'table.pause' : 'table.playBack')}
        onClick={() => (playback.isPlaying() ? playback.pause() : playback.play())}
      >
        <Icon name={playback.isPlaying() ? 'pause' : 'play'} />
      </button>
      <Step label={t('table.forward')} sign="›" disabled={isEnd()} onClick={() => go(props.at + 1)} />
      <Step label={t('table.turnForward')} sign="»" disabled={isEnd()} onClick={() => go(props.turnEnd)} />
      <select
        class="field"
        aria-label={t('table.playBackSpeed')}
        value={playback.speed()}
        onChange={(event) => playback.setSpeed(event.currentTarget.value as PlaybackSpeed)}
      >
        <For each={PLAYBACK_SPEEDS}>
          {(speed) => <option value={speed}>{t(`common.speed-${speed}`)}</option>}
        </For>
      </select>
    </div>
  );
}

function Step(props: { label: string; sign: string; disabled: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      class="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={() => props.onClick()}
    >
      {props.sign}
    </button>
  );
}

/** From here: back to the newest move, or fork a new game. */
function Exits(props: Props & { at: number; onEnd(): void }) {
  /** At the end of a finished game there is nothing left to play. */
  const mayFork = () => props.onFork !== undefined && (props.game.at !== null || props.game.wasEnded);
  return (
    <Show when={props.game.at !== null || mayFork()}>
      <div class="timeline-ways">
        <Show when={props.game.at !== null}>
          <button type="button" class="button button-primary" data-now onClick={() => props.onEnd()}>
            {t(props.game.isOver ? 'table.toEnd' : 'table.backToNow')}
          </button>
        </Show>
        <Show when={mayFork()}>
          <button type="button" class="button" onClick={() => props.onFork?.(props.at)}>
            {t('table.tryFromHere')}
          </button>
        </Show>
      </div>
    </Show>
  );
}
