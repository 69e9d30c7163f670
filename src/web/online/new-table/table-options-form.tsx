/** Table options besides the game itself: title, access, spectators, pace. For new tables and for changes. */
import { For, Show } from 'solid-js';
import type { Settings } from '../../../protocol/settings.js';
import { Radios } from '../../home/new-game/radios.jsx';
import { t } from '../../i18n/index.js';
import { botChoices, botLabel } from '../connection/server-bots.js';
import { PaceChoice } from './pace-choice.jsx';

export type TableOptions = Pick<
  Settings,
  'title' | 'access' | 'spectators' | 'autostart' | 'pace' | 'runOut' | 'standIn'
>;

const RUN_OUTS = ['bot', 'decision', 'end'] as const;

export function TableOptionsForm(props: {
  options: TableOptions;
  change(part: Partial<TableOptions>): void;
}) {
  return (
    <>
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
      <Radios
        name="access"
        legend={t('online.access')}
        value={props.options.access}
        choices={(['invited', 'open'] as const).map((value) => ({
          value,
          label: t(`online.access-${value}`),
        }))}
        choose={(access) => props.change({ access: access as TableOptions['access'] })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={props.options.spectators}
          onChange={({ currentTarget: { checked } }) => props.change({ spectators: checked })}
        />
        <span>
          <strong>{t('online.spectators')}</strong>
          <span class="hint">{t('online.spectatorsHint')}</span>
        </span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={props.options.autostart}
          onChange={({ currentTarget: { checked } }) => props.change({ autostart: checked })}
        />
        <span>
          <strong>{t('online.autostart')}</strong>
        </span>
      </label>
      <PaceChoice pace={props.options.pace} change={(pace) => props.change({ pace })} />
      <Show when={props.options.pace.kind !== 'untimed'}>
        <label class="labelled">
          <span>{t('online.runOut')}</span>
          <select
            class="field"
            value={props.options.runOut}
            onChange={({ currentTarget: { value } }) =>
              props.change({ runOut: value as TableOptions['runOut'] })
            }
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
      </Show>
      <label class="labelled">
        <span>{t('online.standIn')}</span>
        <select
          class="field"
          value={props.options.standIn}
          onChange={({ currentTarget: { value } }) => props.change({ standIn: value })}
        >
          <For each={botChoices()}>
            {(level) => (
              <option value={level} selected={level === props.options.standIn}>
                {botLabel(level)}
              </option>
            )}
          </For>
        </select>
      </label>
    </>
  );
}
