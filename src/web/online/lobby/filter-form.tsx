/** Chooses what the lobby shows. */
import { For, type JSX, Show } from 'solid-js';
import { LANGUAGES, languageName } from '../../../core/language.js';
import { games } from '../../../games/index.js';
import { boardName, gameName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/radios.jsx';
import {
  boardsOf,
  type Filter,
  hasMore,
  isFiltered,
  NO_FILTER,
  PACES,
  PLAYERS,
  RATED,
  STATUSES,
} from './filter.js';

interface Props {
  readonly filter: Filter;
  change(part: Partial<Filter>): void;
}

export function FilterForm(props: Props) {
  return (
    <div class="lobby-filter">
      <label class="labelled">
        <span>{t('online.search')}</span>
        <input
          class="field"
          type="search"
          maxlength="100"
          placeholder={t('online.searchHint')}
          value={props.filter.search}
          onInput={(event) => props.change({ search: event.currentTarget.value })}
        />
      </label>
      <Choice name="game" label={t('home.whichGame')} any={t('online.anyGame')} {...props}>
        <For each={games}>
          {({ id, title }) => (
            <option value={id} selected={props.filter.game === id}>
              {gameName(id, title)}
            </option>
          )}
        </For>
      </Choice>
      <Radios
        name="shown"
        legend={t('online.show')}
        value={props.filter.status}
        choices={STATUSES.map((value) => ({ value, label: t(`online.show-${value}`) }))}
        choose={(status) => props.change({ status: status as Filter['status'] })}
      />
      <MoreFilters {...props} />
    </div>
  );
}

function MoreFilters(props: Props) {
  return (
    <details class="lobby-more-filters" open={hasMore(props.filter)}>
      <summary>{t('lobby.filters')}</summary>
      <div class="lobby-choices">
        <Choice name="board" label={t('lobby.board')} any={t('lobby.anyBoard')} {...props}>
          <For each={boardsOf(props.filter.game)}>
            {({ id, title }) => (
              <option value={id} selected={props.filter.board === id}>
                {boardName({ board: id }, title)}
              </option>
            )}
          </For>
        </Choice>
        <Choice name="players" label={t('lobby.players')} any={t('lobby.anyPlayers')} {...props}>
          <For each={PLAYERS}>
            {(n) => (
              <option value={n} selected={props.filter.players === n}>
                {n}
              </option>
            )}
          </For>
        </Choice>
        <Choice name="pace" label={t('online.pace')} any={t('lobby.anyPace')} {...props}>
          <For each={PACES}>
            {(pace) => (
              <option value={pace} selected={props.filter.pace === pace}>
                {t(`online.pace-${pace}`)}
              </option>
            )}
          </For>
        </Choice>
        <Choice name="rated" label={t('fair.counts')} any={t('fair.anyRated')} {...props}>
          <For each={RATED}>
            {(value) => (
              <option value={value} selected={props.filter.rated === value}>
                {t(value === 'yes' ? 'fair.rated' : 'fair.casual')}
              </option>
            )}
          </For>
        </Choice>
        <Choice name="language" label={t('lobby.language')} any={t('lobby.anyLanguage')} {...props}>
          <For each={LANGUAGES}>
            {(one) => (
              <option value={one} selected={props.filter.language === one}>
                {languageName(one)}
              </option>
            )}
          </For>
        </Choice>
      </div>
      <Show when={isFiltered(props.filter)}>
        <button
          type="button"
          class="button button-small"
          onClick={() => props.change({ ...NO_FILTER, status: props.filter.status })}
        >
          {t('lobby.clear')}
        </button>
      </Show>
    </details>
  );
}

function Choice(props: Props & { name: keyof Filter; label: string; any: string; children: JSX.Element }) {
  return (
    <label class="labelled">
      <span>{props.label}</span>
      <select
        class="field"
        name={props.name}
        onChange={(event) => props.change({ [props.name]: event.currentTarget.value })}
      >
        <option value="" selected={props.filter[props.name] === ''}>
          {props.any}
        </option>
        {props.children}
      </select>
    </label>
  );
}
