/** A change that may make a board fairer: the seats' shares of wins now and with it. */
import { For } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import { describeChange } from '../../../workshop/improve/describe.js';
import type { Standing, Suggestion } from '../../../workshop/improve/improvement.js';
import type { Share } from '../../../workshop/try/figures.js';
import { language, t } from '../../i18n/index.js';
import { percent } from '../try/numbers.js';

interface Props {
  readonly board: JsonObject;
  readonly before: Standing;
  readonly suggestion: Suggestion;
  take(): void;
  leave(): void;
}

/** A share of wins in a cell, with its bounds below it. */
const ShareCell = (props: { of: Share }) => (
  <td>
    {percent(props.of.share)}
    <small class="report-bounds">
      {t('boards.bounds', { low: percent(props.of.low), high: percent(props.of.high) })}
    </small>
  </td>
);

export function SuggestionCard(props: Props) {
  const { change, isSure } = props.suggestion;
  const words = (): string => describeChange(change, props.board, language());
  return (
    <li class="card suggestion" classList={{ 'is-sure': isSure }}>
      <h2>{words()}</h2>
      <p class="suggestion-verdict">{isSure ? t('improve.sure') : t('improve.unsure')}</p>
      <table class="report-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('improve.now')}</th>
            <th scope="col">{t('improve.changed')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.before.seats}>
            {(share, seat) => (
              <tr>
                <th scope="row">{t('home.seat', { n: seat() + 1 })}</th>
                <ShareCell of={share} />
                <ShareCell of={props.suggestion.seats[seat()]} />
              </tr>
            )}
          </For>
          <tr class="report-this">
            <th scope="row">{t('improve.distance')}</th>
            <td>{percent(props.before.distance)}</td>
            <td>{percent(props.suggestion.distance)}</td>
          </tr>
        </tbody>
      </table>
      <div class="suggestion-tools">
        <button
          type="button"
          class="button"
          classList={{ 'button-primary': isSure }}
          aria-label={`${t('improve.take')}: ${words()}`}
          onClick={() => props.take()}
        >
          {t('improve.take')}
        </button>
        <button
          type="button"
          class="button button-quiet"
          aria-label={`${t('improve.leave')}: ${words()}`}
          onClick={() => props.leave()}
        >
          {t('improve.leave')}
        </button>
      </div>
    </li>
  );
}
