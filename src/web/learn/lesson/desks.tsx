/** Beside the board of a lesson: everybody's desk, or the learner's own and the others' standing. */
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { JsonObject } from '../../../core/json.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import type { DeskTargets } from '../../games/desk-thing.jsx';
import { pageOf } from '../../games/index.js';
import { t } from '../../i18n/index.js';
import { media } from '../../settings/settings.js';
import type { LessonRun } from './lesson.js';

interface Props {
  readonly run: LessonRun;
  readonly position: JsonObject;
  /** What can be done on the learner's desk. */
  readonly targets: DeskTargets;
}

const isSmall = media('(width < 56rem)');

const colour = (seat: number) => ({ '--seat-colour': `var(--player-${seat})` });

export function LessonDesks(props: Props) {
  return (
    <section class="desks" aria-label={t('learn.desks')}>
      <Show when={props.run.lesson.standing} fallback={<AllDesks {...props} />}>
        {(category) => (
          <>
            <Standing {...props} category={category()} />
            <article class="desk" style={colour(0)} aria-label={t('learn.yourDesk')}>
              <header>
                <strong>{t('learn.yourDesk')}</strong>
              </header>
              <Desk {...props} seat={0} />
            </article>
          </>
        )}
      </Show>
    </section>
  );
}

/** On a small screen, where the desks are below the text: the usable things from the learner's desk. */
export const LessonThings = (props: Props) => (
  <Show when={isSmall() && props.targets.lit.size > 0 && pageOf(props.run.rules).DeskThings}>
    {(component) => (
      <Dynamic
        component={component()}
        rules={props.run.rules}
        desk={(props.position.seats as JsonObject[])[0]}
        own={true}
        colour={0}
        targets={props.targets}
      />
    )}
  </Show>
);

const inTurn = ({ run }: Props, seat: number): boolean => run.rules.turnOf(run.state) === seat;

const AllDesks = (props: Props) => (
  <For each={props.run.lesson.names}>
    {(name, seat) => (
      <article class="desk" classList={{ 'desk-turn': inTurn(props, seat()) }} style={colour(seat())}>
        <header>
          <PlayerPiece kind="trader" colour={seat()} size={20} />
          <strong>{name}</strong>
        </header>
        <Desk {...props} seat={seat()} />
      </article>
    )}
  </For>
);

function Standing(props: Props & { category: string }) {
  const points = (seat: number): number => props.run.rules.score(props.run.state)[seat][props.category];
  return (
    <ul class="lesson-standing">
      <For each={props.run.lesson.names}>
        {(name, seat) => (
          <li classList={{ 'lesson-turn': inTurn(props, seat()) }} style={colour(seat())}>
            <PlayerPiece kind="trader" colour={seat()} size={18} /> {name} <b>{points(seat())}</b>
          </li>
        )}
      </For>
    </ul>
  );
}

const Desk = (props: Props & { seat: number }) => (
  <Dynamic
    component={pageOf(props.run.rules).Desk}
    rules={props.run.rules}
    desk={(props.position.seats as JsonObject[])[props.seat]}
    own={props.seat === 0}
    colour={props.seat}
    targets={props.seat === 0 ? props.targets : undefined}
  />
);
