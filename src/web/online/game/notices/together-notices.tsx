/** What people settle among themselves, above everything else: a proposal to answer, a pause, a table that waits. */

import { Show } from 'solid-js';
import type { OpenProposal, TableDocument } from '../../../../protocol/tables/document.js';
import { t } from '../../../i18n/index.js';
import { bringIntoView } from '../../../shell/bring-into-view.js';
import { AboutSeats } from '../../people/names/seat-links.jsx';
import { timeText } from '../../times.js';
import type { OnlineTable } from '../online-table.js';
import { AnswerButtons } from './answer-buttons.jsx';
import { listed } from './listed.js';
import { SilenceNotice } from './silence-notice.jsx';

interface Props {
  readonly table: OnlineTable;
  readonly document: TableDocument;
}

/** Whether the person at the screen still plays. */
const isPlaying = ({ status, you, seats }: TableDocument): boolean =>
  status === 'playing' && you.seat !== null && seats[you.seat].resigned !== true;

export function TogetherNotices(props: Props) {
  const missing = (): readonly number[] =>
    props.document.seats.flatMap(({ away, resigned }, seat) => (away && !resigned ? [seat] : []));
  const isAnybodyThere = (): boolean =>
    props.document.seats.some(({ kind, away, resigned }) => kind === 'person' && !away && !resigned);
  const restEnd = (until: () => number): string =>
    t(isAnybodyThere() ? 'fair.restEnds' : 'fair.restCloses', { time: timeText(until()) });
  return (
    <>
      <Show when={props.document.status === 'playing' && props.document.resting && missing().length > 0}>
        <p class="notice">
          <span>
            <AboutSeats
              seats={props.document.seats}
              text={(names) => t('fair.resting', { names: listed(names, missing()) })}
            />{' '}
            <Show when={props.document.restsUntil}>{restEnd}</Show>
          </span>
        </p>
      </Show>
      <Show when={props.document.status === 'playing' && props.document.paused}>
        {(paused) => (
          <div class="notice" role="status" ref={bringIntoView}>
            <span>{t('fair.paused', { time: timeText(paused().until) })}</span>
            <Show when={isPlaying(props.document) && !props.document.proposal}>
              <button
                type="button"
                class="button button-small button-primary"
                data-resume
                onClick={() => void props.table.do({ do: 'propose', what: 'resume' })}
              >
                {t('fair.propose-resume')}
              </button>
            </Show>
          </div>
        )}
      </Show>
      <Show when={isPlaying(props.document) && props.document.silence}>
        {(silence) => <SilenceNotice {...props} silence={silence()} />}
      </Show>
      <Show when={props.document.status === 'playing' && props.document.proposal}>
        {(proposal) => <ProposalNotice {...props} proposal={proposal()} />}
      </Show>
    </>
  );
}

function ProposalNotice(props: Props & { proposal: OpenProposal }) {
  const seat = () => props.document.you.seat;
  const isMine = () => seat() === props.proposal.seat;
  const mayAnswer = () => isPlaying(props.document) && !isMine() && !props.proposal.agreed.includes(seat()!);
  const missing = (): readonly number[] =>
    props.document.seats.flatMap(({ kind, resigned }, i) => {
      const isAsked = kind === 'person' && !resigned && i !== props.proposal.seat;
      return isAsked && !props.proposal.agreed.includes(i) ? [i] : [];
    });
  const words = (names: readonly string[]): string => {
    const { what, seat } = props.proposal;
    return isMine()
      ? t(`fair.askedYou-${what}`, { names: listed(names, missing()) })
      : t(`fair.asked-${what}`, { name: names[seat] });
  };
  const answer = (agree: boolean): void =>
    void props.table.do({ do: 'answer', what: props.proposal.what, agree });
  return (
    <div class="notice notice-ask" role="alert" ref={bringIntoView} data-proposal={props.proposal.what}>
      <span>
        <AboutSeats seats={props.document.seats} text={words} />
      </span>
      <Show when={isMine()}>
        <button
          type="button"
          class="button button-small"
          onClick={() => void props.table.do({ do: 'withdraw' })}
        >
          {t('fair.withdraw')}
        </button>
      </Show>
      <Show when={mayAnswer()}>
        <AnswerButtons answer={answer} />
      </Show>
    </div>
  );
}
