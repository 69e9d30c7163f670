/** Whether a table is rated, and what is allowed at it. */
import { For, Show } from 'solid-js';
import type { Settings } from '../../../protocol/tables/settings.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { CheckField } from '../fields/check-field.jsx';

export type FairOptions = Pick<Settings, 'rated' | 'hints' | 'undo' | 'rest'>;

const UNDO = ['none', 'own', 'consent'] as const;

export function FairFields(props: {
  options: FairOptions;
  pace: Settings['pace']['kind'];
  /** Whether the board is one that somebody drew. */
  isOwnBoard: boolean;
  change(part: Partial<FairOptions>): void;
}) {
  return (
    <>
      <Show when={!props.isOwnBoard} fallback={<p class="hint">{t('fair.ownBoardHint')}</p>}>
        <Radios
          name="rated"
          legend={t('fair.counts')}
          value={props.options.rated ? 'rated' : 'casual'}
          choices={[
            { value: 'rated', label: t('fair.rated') },
            { value: 'casual', label: t('fair.casual') },
          ]}
          hint={t(props.options.rated ? 'fair.ratedHint' : 'fair.casualHint')}
          choose={(value) => props.change({ rated: value === 'rated', hints: value !== 'rated' })}
        />
      </Show>
      <Show when={props.isOwnBoard || !props.options.rated}>
        <CheckField
          checked={props.options.hints || props.options.rated}
          change={(hints) => props.change({ rated: false, hints })}
        >
          <strong>{t('fair.hints')}</strong>
        </CheckField>
      </Show>
      <label class="labelled">
        <span>{t('fair.undo')}</span>
        <select
          class="field"
          name="undo"
          onChange={({ currentTarget: { value } }) => props.change({ undo: value as FairOptions['undo'] })}
        >
          <For each={UNDO}>
            {(value) => (
              <option value={value} selected={value === props.options.undo}>
                {t(`fair.undo-${value}`)}
              </option>
            )}
          </For>
        </select>
      </label>
      <CheckField checked={props.options.rest} change={(rest) => props.change({ rest })}>
        <strong>{t('fair.rest')}</strong>
        <span class="hint">{t(`fair.restHint-${props.pace}`)}</span>
      </CheckField>
    </>
  );
}

/** The same in words. Tables of earlier versions say nothing of some of it. */
export function fairWords({ rated, hints, undo, rest }: Partial<FairOptions>): string[] {
  return [
    ...(rated === undefined ? [] : [t(rated ? 'fair.rated' : 'fair.casual')]),
    ...(rated === false && hints !== undefined ? [t(hints ? 'fair.hints' : 'fair.noHints')] : []),
    ...(undo === undefined || undo === 'consent' ? [] : [t(`fair.undoIs-${undo}`)]),
    ...(rest ? [t('fair.restIs')] : []),
  ];
}
