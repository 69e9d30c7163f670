/** What the learner owns, and how the others stand. */
import { For, Show } from 'solid-js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { HansaDesk } from '../../games/hansa/page/desk.jsx';
import { HansaTeutonicaDesk } from '../../games/hansa-teutonica/page/desk.jsx';
import { PlayerPiece } from '../board/pieces/piece.jsx';
import { cityName } from '../games/index.js';
import { t } from '../i18n/index.js';

interface Props {
  readonly rules: Rules;
  readonly position: JsonObject;
  readonly names: readonly string[];
}

export function LessonDesks(props: Props) {
  const seats = () => props.position.seats as JsonObject[];
  const isHansa = () => props.rules.game.id === 'hansa';
  const colour = (seat: number) => ({ '--seat-colour': `var(--player-${seat})` });
  const inTurn = (seat: number): boolean => (props.position.turn as JsonObject).seat === seat;
  return (
    <Show
      when={!isHansa()}
      fallback={
        <section class="desks" aria-label={t('learn.desks')}>
          <For each={props.names}>
            {(name, seat) => (
              <article class="desk" classList={{ 'desk-turn': inTurn(seat()) }} style={colour(seat())}>
                <header>
                  <PlayerPiece kind="trader" colour={seat()} size={20} />
                  <strong>{name}</strong>
                </header>
                <HansaDesk desk={seats()[seat()]} colour={seat()} />
              </article>
            )}
          </For>
        </section>
      }
    >
      <section class="desks" aria-label={t('learn.desks')}>
        <ul class="lesson-standing">
          <For each={props.names}>
            {(name, seat) => (
              <li classList={{ 'lesson-turn': inTurn(seat()) }} style={colour(seat())}>
                <PlayerPiece kind="trader" colour={seat()} size={18} /> {name}{' '}
                <b>{(seats()[seat()].score as number) ?? 0}</b>
              </li>
            )}
          </For>
        </ul>
        <article class="desk" style={colour(0)} aria-label={t('learn.yourDesk')}>
          <header>
            <strong>{t('learn.yourDesk')}</strong>
          </header>
          <HansaTeutonicaDesk
            desk={seats()[0]}
            own={true}
            colour={0}
            city={(id) => cityName(props.rules, id)}
          />
        </article>
      </section>
    </Show>
  );
}
