/** Every player's desk, with the score now and as it would be if the game ended. */
import { createMemo, For, Show } from 'solid-js';
import type { ScoreRow } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { t } from '../i18n/index.js';
import { categoryName } from './categories.js';
import { HansaDesk } from './desk-hansa.jsx';
import { HansaTeutonicaDesk } from './desk-hansa-teutonica.jsx';
import type { Session } from './session.js';

interface Props {
  readonly session: Session;
  readonly position: JsonObject;
  /** The seat whose secrets may be shown. */
  readonly viewer: number | null;
}

/** Each seat's symbol, so that colours are never the only sign. */
export const SYMBOLS = ['●', '▲', '■', '✚', '◆'];

export function Desks(props: Props) {
  const scores = createMemo(() => props.session.rules.score(props.session.shown));
  // Others' missions stay secret until the end, in the projected score too.
  const shownRow = (row: ScoreRow): ScoreRow => {
    if (row.mission === undefined || row.seat === props.viewer || props.session.isOver) return row;
    return { ...row, total: row.total - row.mission, mission: 0 };
  };
  const seats = () => props.position.seats as JsonObject[];
  const isHansa = () => props.session.rules.game.id === 'hansa';

  return (
    <div class="desks">
      <For each={props.session.game.seats}>
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
                <span class="desk-symbol" aria-hidden="true">
                  {SYMBOLS[holder.colour]}
                </span>
                <strong>{holder.name}</strong>
                <span class="desk-total">
                  {row().total} <small>{t('table.ifEnded')}</small>
                </span>
              </header>
              <Show
                when={isHansa()}
                fallback={
                  <HansaTeutonicaDesk
                    desk={seats()[seat()]}
                    own={seat() === props.viewer}
                    colour={holder.colour}
                  />
                }
              >
                <HansaDesk desk={seats()[seat()]} />
              </Show>
              <ul class="desk-parts">
                <For each={parts()}>
                  {([key, value]) => (
                    <li>
                      {categoryName(key)} {value}
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
