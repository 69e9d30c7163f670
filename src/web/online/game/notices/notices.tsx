/** What you have to know or to answer at a table, above everything else. */

import { Show, Suspense } from 'solid-js';
import type { TableDocument, UndoRequest } from '../../../../protocol/tables/document.js';
import { t } from '../../../i18n/index.js';
import { bringIntoView } from '../../../shell/bring-into-view.js';
import { ConnectionNote } from '../../connection/connection-note.jsx';
import { AboutSeats } from '../../people/names/seat-links.jsx';
import { NewDevices } from '../../ways-back/new-devices.jsx';
import { closedText } from '../after/closed-text.js';
import { RatingChanges } from '../after/rating-changes.jsx';
import { RematchButton } from '../after/rematch-button.jsx';
import type { OnlineTable } from '../online-table.js';
import { planStopText } from '../plan/plan-stop.js';
import type { OnlineSession } from '../session.js';
import { AnswerButtons } from './answer-buttons.jsx';
import { listed } from './listed.js';
import { NextTable } from './next-table.jsx';
import { TogetherNotices } from './together-notices.jsx';
import { TurnSoundOffer } from './turn-sound.jsx';

interface Props {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly document: TableDocument;
  readonly invite: string | undefined;
}

export function Notices(props: Props) {
  const you = () => props.document.you;
  const away = () => {
    const own = you().seat === null ? undefined : props.document.seats[you().seat!];
    return own?.away === true && !own.resigned;
  };
  const isWaiting = (): boolean => {
    const { status, decides } = props.document;
    return status === 'playing' && you().seat !== null && decides !== you().seat;
  };
  const stateNow = () => props.session.stateAt(props.session.length);
  return (
    <div class="notices">
      <ConnectionNote isSending={props.session.isSending} />
      <Suspense>
        <NewDevices />
      </Suspense>
      <TurnSoundOffer isWaiting={isWaiting()} />
      <NextTable table={props.document.id} turn={props.document.decides} />
      <Show when={you().seat === null && props.document.status === 'playing'}>
        <p class="notice">{t('online.watching')}</p>
      </Show>
      <Show when={props.document.status === 'closed'}>
        <div class="notice">
          <span>{closedText(props.document.closedFor)}</span>
          <RematchButton document={props.document} isSmall />
        </div>
        <Show when={props.document.places}>
          <details class="notice" data-ratings>
            <summary>{t('fair.ratings')}</summary>
            <Suspense>
              <RatingChanges document={props.document} invite={props.invite} />
            </Suspense>
          </details>
        </Show>
      </Show>
      <TogetherNotices table={props.table} document={props.document} />
      <Show when={away() && props.document.status === 'playing'}>
        <div class="notice">
          <span>{t(props.document.resting ? 'fair.waitsForYou' : 'online.youAreAway')}</span>
          <button
            type="button"
            class="button button-small button-primary"
            onClick={() => void props.table.do({ do: 'away', on: false })}
          >
            {t('online.back')}
          </button>
        </div>
      </Show>
      <Show when={props.document.undo}>{(asked) => <UndoNotice {...props} asked={asked()} />}</Show>
      <Show when={you().planStopped}>
        <div class="notice" role="status">
          <span>{planStopText(props.document, props.session.rules, stateNow())}</span>
          <button
            type="button"
            class="button button-small"
            onClick={() => void props.table.do({ do: 'plan', actions: [] })}
          >
            {t('online.dropPlan')}
          </button>
        </div>
      </Show>
    </div>
  );
}

/** A request to take back moves, which the other players accept or refuse. */
function UndoNotice(props: Props & { asked: UndoRequest }) {
  const seat = () => props.document.you.seat;
  const isMine = () => seat() === props.asked.seat;
  const mayAnswer = () => seat() !== null && !isMine() && !props.asked.agreed.includes(seat()!);
  const missing = (): readonly number[] =>
    props.document.seats.flatMap(({ kind, away, resigned }, i) => {
      const isAsked = kind === 'person' && !away && !resigned && i !== props.asked.seat;
      return isAsked && !props.asked.agreed.includes(i) ? [i] : [];
    });
  const words = (names: readonly string[]): string => {
    const { moves, seat: asking } = props.asked;
    return isMine()
      ? t('online.undoAskedYou', { moves, names: listed(names, missing()) })
      : t('online.undoAsked', { name: names[asking], moves });
  };
  // After looking at the move, players return to the game, where the clock runs.
  const answer = (agree: boolean): void => {
    props.session.look(null);
    void props.table.do({ do: 'answer-undo', agree }, props.document.step);
  };
  const drop = (): void => {
    props.session.look(null);
    void props.table.do({ do: 'drop-undo' });
  };
  return (
    <div class="notice notice-ask" role="alert" ref={bringIntoView}>
      <span>
        <AboutSeats seats={props.document.seats} text={words} />
      </span>
      <button
        type="button"
        class="button button-small button-quiet"
        onClick={() => props.session.look(props.asked.moves)}
      >
        {t('online.showMove')}
      </button>
      <Show when={isMine()}>
        <button type="button" class="button button-small" onClick={drop}>
          {t('online.dropUndo')}
        </button>
      </Show>
      <Show when={mayAnswer()}>
        <AnswerButtons answer={answer} />
      </Show>
    </div>
  );
}
