/** Table options besides the game itself: title, access, spectators, pace. For new tables and for changes. */
import { For, Show } from 'solid-js';
import { LANGUAGES, type Language, languageName } from '../../../core/language.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import { language, t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { BotSelect } from '../fields/bot-select.jsx';
import { CheckField } from '../fields/check-field.jsx';
import { FairFields } from './fair-fields.jsx';
import { PaceChoice } from './pace-choice.jsx';

export type TableOptions = Omit<Settings, 'config' | 'first'>;

interface Props {
  readonly options: TableOptions;
  readonly isOwnBoard: boolean;
  change(part: Partial<TableOptions>): void;
}

const ACCESS = ['invited', 'open'] as const;
const RUN_OUTS = ['bot', 'decision', 'end'] as const;

export function TableOptionsForm(props: Props) {
  return (
    <>
      <TitleField {...props} />
      <Radios
        name="access"
        legend={t('online.access')}
        value={props.options.access}
        choices={ACCESS.map((value) => ({ value, label: t(`online.access-${value}`) }))}
        choose={(access) => props.change({ access: access as TableOptions['access'] })}
      />
      <Show when={props.options.access === 'open'}>
        <LanguageField {...props} />
      </Show>
      <CheckField checked={props.options.spectators} change={(spectators) => props.change({ spectators })}>
        <strong>{t('online.spectators')}</strong>
        <span class="hint">{t('online.spectatorsHint')}</span>
      </CheckField>
      <CheckField checked={props.options.autostart} change={(autostart) => props.change({ autostart })}>
        <strong>{t('online.autostart')}</strong>
      </CheckField>
      <PaceChoice pace={props.options.pace} change={(pace) => props.change({ pace })} />
      <Show when={props.options.pace.kind !== 'untimed' && !props.options.rest}>
        <RunOutField {...props} />
      </Show>
      <FairFields
        options={props.options}
        pace={props.options.pace.kind}
        isOwnBoard={props.isOwnBoard}
        change={(part) => props.change(part.rest ? { ...part, runOut: 'bot' } : part)}
      />
      <BotSelect
        label={t('online.standIn')}
        level={props.options.standIn}
        change={(standIn) => props.change({ standIn })}
      />
    </>
  );
}

function TitleField(props: Props) {
  return (
    <div>
      <label class="labelled">
        <span>{t('online.title')}</span>
        <input
          class="field"
          maxlength="80"
          autocomplete="off"
          aria-describedby="title-hint"
          value={props.options.title}
          onInput={(event) => props.change({ title: event.currentTarget.value })}
        />
      </label>
      <p class="hint" id="title-hint">
        {t('online.titleHint')}
      </p>
    </div>
  );
}

/** By which others find a table in the lobby. */
function LanguageField(props: Props) {
  return (
    <label class="labelled">
      <span>{t('lobby.language')}</span>
      <select
        class="field"
        onChange={({ currentTarget: { value } }) => props.change({ language: value as Language })}
      >
        <For each={LANGUAGES}>
          {(value) => (
            <option value={value} selected={value === (props.options.language ?? language())}>
              {languageName(value)}
            </option>
          )}
        </For>
      </select>
      <span class="hint">{t('lobby.languageHint')}</span>
    </label>
  );
}

/** What happens to a player whose time runs out. */
function RunOutField(props: Props) {
  return (
    <label class="labelled">
      <span>{t('online.runOut')}</span>
      <select
        class="field"
        value={props.options.runOut}
        onChange={({ currentTarget: { value } }) => props.change({ runOut: value as TableOptions['runOut'] })}
      >
        <For each={RUN_OUTS}>
          {(value) => (
            <option value={value} selected={value === props.options.runOut}>
              {t(`online.runOut-${value}`)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
