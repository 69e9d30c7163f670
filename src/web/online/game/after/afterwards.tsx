/** After an online game: a rematch, the record, statistics, and the proof that the shuffle was fair. */
import { createResource, createSignal, For, Show, Suspense } from 'solid-js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { boardNameOf } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { saveJson } from '../../../store/files.js';
import { shareResult } from '../../../table/history/result-text.js';
import type { ShownGame } from '../../../table/session/shown-game.js';
import * as api from '../../connection/api.js';
import { showError } from '../../me/identity.js';
import { PersonLink } from '../../people/names/person-link.jsx';
import { AboutSeats } from '../../people/names/seat-links.jsx';
import { durationText } from '../../times.js';
import { listed } from '../notices/listed.js';
import { RatingChanges } from './rating-changes.jsx';
import { RematchButton } from './rematch-button.jsx';

interface Props {
  readonly game: ShownGame;
  readonly document: TableDocument;
  readonly invite: string | undefined;
}

export function Afterwards(props: Props) {
  const resigned = (): readonly number[] =>
    props.document.seats.flatMap((seat, i) => (seat.resigned ? [i] : []));
  return (
    <section class="afterwards">
      <NextButtons {...props} />
      <Show when={resigned().length > 0}>
        <p class="hint">
          <AboutSeats
            seats={props.document.seats}
            text={(names) => t('fair.placedLast', { n: resigned().length, names: listed(names, resigned()) })}
          />
        </p>
      </Show>
      <Show when={props.document.fair}>
        <Suspense>
          <RatingChanges document={props.document} invite={props.invite} />
        </Suspense>
      </Show>
      <Show when={props.document.status === 'over'}>
        <Suspense>
          <Course document={props.document} invite={props.invite} />
        </Suspense>
      </Show>
      <Show when={props.document.fair}>{(fair) => <FairShuffle fair={fair()} />}</Show>
    </section>
  );
}

/** A rematch, sharing the result, and saving the record. */
function NextButtons(props: Props) {
  const [busy, setBusy] = createSignal(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const title = props.document.settings.title || boardNameOf(props.game.rules);
    await api
      .getRecord(props.document.id, props.invite)
      .then((record) => saveJson(title, record))
      .catch(showError);
    setBusy(false);
  };
  return (
    <div class="afterwards-ways">
      <RematchButton document={props.document} />
      <Show when={props.document.status === 'over'}>
        <button type="button" class="button" data-share onClick={() => void shareResult(props.game)}>
          <Icon name="share" />
          {t('table.shareResult')}
        </button>
        <button type="button" class="button" disabled={busy()} onClick={() => void save()}>
          <Icon name="download" />
          {t('online.saveRecord')}
        </button>
      </Show>
    </div>
  );
}

/** The values that prove that the shuffle was fixed before the game. */
const FairShuffle = (props: { fair: NonNullable<TableDocument['fair']> }) => (
  <details class="fair">
    <summary>{t('online.fair')}</summary>
    <p class="hint">{t('online.fairHint')}</p>
    <dl>
      <dt>{t('online.fairBefore')}</dt>
      <dd>{props.fair.commitment}</dd>
      <dt>{t('online.seed')}</dt>
      <dd>{props.fair.seed}</dd>
      <dt>{t('online.salt')}</dt>
      <dd>{props.fair.salt}</dd>
    </dl>
  </details>
);

/** Everybody's turns and time; fetched when it is opened. */
function Course(props: { document: TableDocument; invite: string | undefined }) {
  const [asked, setAsked] = createSignal(false);
  const [course] = createResource(asked, () =>
    api.getTableStatistics(props.document.id, props.invite).catch(() => undefined),
  );
  return (
    <details class="course" onToggle={() => setAsked(true)}>
      <summary>{t('online.pointsByTurn')}</summary>
      <Show when={course()} fallback={<p class="hint">{t('common.loading')}</p>}>
        {(found) => (
          <table class="score-table">
            <thead>
              <tr>
                <th scope="col">{t('table.players')}</th>
                <th scope="col">{t('online.turns')}</th>
                <th scope="col">{t('online.thinkingTime')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={found().seats}>
                {({ turns, time }, i) => (
                  <tr>
                    <th scope="row">
                      <PersonLink {...props.document.seats[i()]} />
                    </th>
                    <td>{turns}</td>
                    <td>{durationText(time)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </Show>
    </details>
  );
}
