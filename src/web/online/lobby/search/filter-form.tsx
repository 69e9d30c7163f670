/** Chooses what the lobby shows. */
import { For, Show } from 'solid-js';
import { LANGUAGES, languageName } from '../../../../core/language.js';
import { games } from '../../../../games/index.js';
import { boardName, gameName } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import { Radios } from '../../../shell/controls/radios.jsx';
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
      <Choice
        name="game"
        label={t('home.whichGame')}
        any={t('online.anyGame')}
        options={games.map(({ id, title }) => [id, gameName(id, title)])}
        {...props}
      />
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
        <Choice
          name="board"
          label={t('lobby.board')}
          any={t('lobby.anyBoard')}
          options={boardsOf(props.filter.game).map(({ id, title }) => [id, boardName({ board: id }, title)])}
          {...props}
        />
        <Choice
          name="players"
          label={t('lobby.players')}
          any={t('lobby.anyPlayers')}
          options={PLAYERS.map((n) => [n, n])}
          {...props}
        />
        <Choice
          name="pace"
          label={t('online.pace')}
          any={t('lobby.anyPace')}
          options={PACES.map((pace) => [pace, t(`online.pace-${pace}`)])}
          {...props}
        />
        <Choice
          name="rated"
          label={t('fair.counts')}
          any={t('fair.anyRated')}
          options={RATED.map((value) => [value, t(value === 'yes' ? 'fair.rated' : 'fair.casual')])}
          {...props}
        />
        <Choice
          name="language"
          label={t('lobby.language')}
          any={t('lobby.anyLanguage')}
          options={LANGUAGES.map((one) => [one, languageName(one)])}
          {...props}
        />
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

interface ChoiceProps extends Props {
  readonly name: keyof Filter;
  readonly label: string;
  /** What no choice is called. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice(props: ChoiceProps) {
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
        <For each={props.options}>
          {([value, label]) => (
            <option value={value} selected={props.filter[props.name] === value}>
              {label}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
