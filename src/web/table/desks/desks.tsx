/** Every player's desk, with the score they would have if the game ended now. */
import { createMemo, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { ScoreRow } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { pageOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';
import { openRow } from './open-score.js';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
  /** The seat whose secrets may be shown. */
  readonly viewer: number | null;
  /** Beside a name. */
  note?(seat: number): JSX.Element;
}

export function Desks(props: Props) {
  const scores = createMemo(() => props.game.rules.score(props.game.shown));
  const shownRow = (row: ScoreRow): ScoreRow =>
    openRow(props.game.rules, row, props.viewer, props.game.isOver);
  const seats = () => props.position.seats as JsonObject[];

  return (
    <div class="desks">
      <For each={props.game.seats}>
        {(holder, seat) => {
          const row = createMemo(() => shownRow(scores()[seat()]));
          const parts = createMemo(() =>
            Object.entries(row()).filter(
              ([key, value]) => !['seat', 'total', 'rank'].includes(key) && value !== 0,
            ),
          );
          return (
            <article
              class="desk"
              classList={{ 'desk-turn': (props.position.turn as JsonObject).seat === seat() }}
              style={{ '--seat-colour': `var(--player-${holder.colour})` }}
            >
              <header>
                <PlayerPiece kind="trader" colour={holder.colour} size={20} />
                <strong>{holder.name}</strong>
                {props.note?.(seat())}
                <span class="desk-total">
                  {row().total} <small>{t('table.ifEnded')}</small>
                </span>
              </header>
              <Dynamic
                component={pageOf(props.game.rules).Desk}
                rules={props.game.rules}
                desk={seats()[seat()]}
                own={seat() === props.viewer}
                colour={holder.colour}
              />
              <ul class="desk-parts">
                <For each={parts()}>
                  {([key, value]) => (
                    <li>
                      {props.game.rules.game.categoryName(key, language())} {value}
                    </li>
                  )}
                </For>
              </ul>
            </article>
          );
        }}
      </For>
    </div>
  );
}
