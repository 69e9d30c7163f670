/** What a finished game did to the ratings, and why. */
import { createResource, For, onCleanup, Show } from 'solid-js';
import { number } from '../../../../languages/intl.js';
import type { Rating, TableRatings } from '../../../../protocol/people/statistics.js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { language, t } from '../../../i18n/index.js';
import * as api from '../../connection/api.js';
import { PersonLink } from '../../people/names/person-link.jsx';

type Change = TableRatings['changes'][number];

const ASK_AGAIN_MS = 1500;

/** Why no change is shown. */
const WHY_NONE = {
  pending: 'fair.ratingPending',
  unrated: 'fair.unrated',
  rated: 'people.ratingsPrivate',
} as const;

export function RatingChanges(props: { document: TableDocument; invite: string | undefined }) {
  const [found, { refetch }] = createResource(() =>
    api.getTableRatings(props.document.id, props.invite).catch(() => undefined),
  );
  const timer = setInterval(() => {
    if (found()?.state === 'pending') void refetch();
  }, ASK_AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const changesWith = (players: number): readonly Change[] =>
    (found.latest?.changes ?? []).filter((change) => change.players === players);
  return (
    <section class="ratings" aria-labelledby="ratings-title" aria-live="polite">
      <p id="ratings-title">
        <strong>{t('fair.ratings')}</strong>
      </p>
      <Show
        when={changesWith(0).length > 0}
        fallback={<p class="hint">{t(WHY_NONE[found.latest?.state ?? 'pending'])}</p>}
      >
        <ChangesTable
          title={t('fair.withPlayers', { n: props.document.seats.length })}
          changes={changesWith(props.document.seats.length)}
          document={props.document}
        />
        <details>
          <summary>{t('fair.overall')}</summary>
          <ChangesTable title={t('fair.overall')} changes={changesWith(0)} document={props.document} />
          <p class="hint">{t('fair.ratingWhyLong')}</p>
        </details>
      </Show>
    </section>
  );
}

const tenths = (value: number): string => number(Math.round(value * 10) / 10, language());

function ChangesTable(props: { title: string; changes: readonly Change[]; document: TableDocument }) {
  const byPlace = () => [...props.changes].sort((a, b) => a.place - b.place);
  return (
    <ul class="rating-list" aria-label={props.title}>
      <For each={byPlace()}>
        {(change) => (
          <li data-rating={change.seat}>
            <strong>
              <PersonLink {...props.document.seats[change.seat]} />
            </strong>
            <span>
              <RatingText rating={change.after} /> <SignedChange change={change.change} />
            </span>
            <span class="hint">
              {t('fair.ratingBefore')} {change.before.shown}.{' '}
              {t('fair.ratingWhy', {
                expected: tenths(change.expected),
                place: tenths(change.place),
                n: change.compared,
              })}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

function SignedChange(props: { change: number }) {
  const text = (): string => (props.change < 0 ? `−${-props.change}` : `+${props.change}`);
  return <span class={props.change < 0 ? 'rating-loss' : 'rating-gain'}>{text()}</span>;
}

/** A rating as a whole number, marked while it is provisional. */
function RatingText(props: { rating: Rating }) {
  return (
    <>
      {props.rating.shown}
      <Show when={props.rating.provisional}>
        {' '}
        <span class="tag" title={t('fair.provisionalHint')}>
          {t('fair.provisional')}
        </span>
      </Show>
    </>
  );
}
