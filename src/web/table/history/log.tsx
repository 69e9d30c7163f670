/** What has happened, a line for each move; pointing at a line lights up what it is about. */
import { createMemo, createSignal, For, Show, untrack } from 'solid-js';
import type { Move } from '../../../core/history.js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { language, t } from '../../i18n/index.js';
import { targetsOfMove } from '../screen/marks.js';
import type { ShownGame } from '../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
  onMark(targets: readonly Target[]): void;
}

const PAGE = 60;

export function Log(props: Props) {
  const [count, setCount] = createSignal(PAGE);
  const end = () => props.game.at ?? props.game.length;
  const from = () => Math.max(0, end() - count());
  const moves = createMemo(() => props.game.moves.slice(from(), end()));

  return (
    <div class="log">
      <Show when={moves().length > 0} fallback={<p class="empty">{t('table.nothingYet')}</p>}>
        <Show when={from() > 0}>
          <button type="button" class="button button-quiet" onClick={() => setCount((n) => n + PAGE * 4)}>
            {t('table.earlier')}
          </button>
        </Show>
        <ol>
          <For each={moves()}>
            {(move, i) => <LogLine {...props} move={move} index={untrack(() => from() + i())} />}
          </For>
        </ol>
      </Show>
    </div>
  );
}

/** A line stays as long as its move does, so the states around it are read once. */
function LogLine(props: Props & { readonly move: Move; readonly index: number }) {
  const { game, move, index } = untrack(() => ({ ...props }));
  const { rules, seats } = game;
  const [before, after] = untrack(() => [game.stateAt(index), game.stateAt(index + 1)]);
  const sentence = createMemo(() => rules.sentence(before, move.action, game.names, language()));
  const consequences = createMemo(() => rules.consequences(before, after, game.names, language()));
  const mark = (): void => props.onMark(targetsOfMove(game, index, props.position));
  return (
    <li
      class="log-line"
      style={{ '--seat-colour': `var(--player-${seats[move.seat].colour})` }}
      onPointerEnter={mark}
      onPointerLeave={() => props.onMark([])}
    >
      <button type="button" onClick={() => game.look(index + 1)} onFocus={mark}>
        {sentence()}
      </button>
      <For each={consequences()}>{(line) => <small>{line}</small>}</For>
    </li>
  );
}
