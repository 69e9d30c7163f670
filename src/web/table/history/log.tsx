/** The log, turn by turn, newest first; pointing at a line marks what it is about. */
import { createMemo, createSignal, createUniqueId, For, Show, untrack } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { speakerOf } from '../../games/index.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import { SeatName, Sentence } from '../desks/seat-name.jsx';
import { targetsOfMove } from '../screen/marks.js';
import type { Remark, ShownGame } from '../session/shown-game.js';
import { createTurns, type Turn } from './turns.js';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
  onMark(targets: readonly Target[]): void;
}

/** How many turns are shown at first, and added at a time. */
const TURNS = 20;
const MORE = 80;

export function Log(props: Props) {
  const [count, setCount] = createSignal(TURNS);
  const turns = createTurns(props.game);
  const shown = createMemo(() => turns().slice(-count()).reverse());
  const before = createMemo(() => props.game.remarks.filter(({ after }) => after === 0));
  return (
    <div class="log">
      <Show when={turns().length > 0} fallback={<p class="empty">{t('table.nothingYet')}</p>}>
        <For each={shown()}>{(turn) => <LogTurn {...props} turn={turn} />}</For>
      </Show>
      <Show
        when={turns().length > count()}
        fallback={
          <ol>
            <For each={before()}>{(remark) => <RemarkLine game={props.game} remark={remark} />}</For>
          </ol>
        }
      >
        <button type="button" class="button button-quiet" onClick={() => setCount((n) => n + MORE)}>
          {t('table.earlier')}
        </button>
      </Show>
    </div>
  );
}

function LogTurn(props: Props & { readonly turn: Turn }) {
  const { turn, game } = untrack(() => ({ ...props }));
  const moves = Array.from({ length: turn.to - turn.from }, (_, i) => turn.from + i);
  const remarksAfter = (move: number) => game.remarks.filter(({ after }) => after === move + 1);
  return (
    <section
      class="log-turn"
      style={{ '--seat-colour': `var(--player-${game.seats[turn.seat].colour})` }}
      classList={{ 'log-ahead': game.at !== null && turn.from >= game.at }}
    >
      <h2>
        <Sentence
          text={t('table.turnNumber', { turn: turn.number, name: game.names[turn.seat] })}
          holder={game.seats[turn.seat]}
        />
      </h2>
      <ol>
        <For each={moves}>
          {(move) => (
            <>
              <LogLine {...props} index={move} />
              <For each={remarksAfter(move)}>{(remark) => <RemarkLine game={game} remark={remark} />}</For>
            </>
          )}
        </For>
      </ol>
    </section>
  );
}

/** The button lies under the whole line, so that names in it can be links. A line lives as long as its turn, so the states around it are read only once. */
function LogLine(props: Props & { readonly turn: Turn; readonly index: number }) {
  const { game, index, turn } = untrack(() => ({ ...props }));
  const { rules } = game;
  const { seat, action } = untrack(() => game.moves[index]);
  const [before, after] = untrack(() => [game.stateAt(index), game.stateAt(index + 1)]);
  const step = stepOf(rules, before, after, action, null);
  const note = createMemo(() => commentaryOf(rules).note(step, speakerOf(rules, game.markedNames)));
  const { Icon } = untrack(note);
  const id = createUniqueId();
  const consequences = createMemo(() => rules.consequences(before, after, game.markedNames, language()));
  const mark = (): void => props.onMark(targetsOfMove(game, index, props.position));
  return (
    <li class="log-line" onPointerEnter={mark} onPointerLeave={() => props.onMark([])}>
      <button
        type="button"
        aria-labelledby={id}
        aria-current={game.at === index + 1 ? 'step' : undefined}
        onClick={() => game.look(index + 1)}
        onFocus={mark}
      />
      <div class="note" id={id}>
        <Icon colours={game.seats.map(({ colour }) => colour)} />
        <span>
          <Show when={seat !== turn.seat}>
            <b>
              <SeatName holder={game.seats[seat]} />:{' '}
            </b>
          </Show>
          <MarkedText text={note().text} links={game.seats} />
        </span>
      </div>
      <For each={consequences()}>
        {(line) => (
          <small>
            <MarkedText text={line} links={game.seats} />
          </small>
        )}
      </For>
    </li>
  );
}

/** Something that happened at the table outside the game. */
const RemarkLine = (props: { game: ShownGame; remark: Remark }) => (
  <li class="log-remark">
    <Show when={props.remark.seat !== undefined}>
      <PlayerPiece kind="trader" colour={props.game.seats[props.remark.seat!]?.colour ?? 0} size={16} />
    </Show>
    <span>
      <MarkedText text={props.remark.text()} links={props.game.seats} />
    </span>
  </li>
);
