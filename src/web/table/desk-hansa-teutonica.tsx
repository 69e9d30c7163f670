/** A desk of Hansa Teutonica: tracks, supply and stock, markers, favours, one's own mission. */
import { For, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { ACTIONS_VALUE, BANK_VALUE, BOOK_VALUE, KEYS_VALUE } from '../../games/hansa-teutonica/table.js';
import { ABILITIES, COLOURS, FAVOURS, MARKERS } from '../../games/hansa-teutonica/vocabulary.js';
import { WORDS } from '../../games/hansa-teutonica/words.js';
import { language, t } from '../i18n/index.js';

const VALUES: Readonly<Record<string, Uint8Array>> = {
  keys: KEYS_VALUE,
  actions: ACTIONS_VALUE,
  book: BOOK_VALUE,
  bank: BANK_VALUE,
};
const LENGTHS: Readonly<Record<string, number>> = { keys: 5, actions: 6, privilege: 4, book: 4, bank: 4 };

type Pieces = { traders: number; merchants: number };

export function HansaTeutonicaDesk(props: { desk: JsonObject; own: boolean; colour: number }) {
  const words = () => WORDS[language()];
  const pieces = (key: string): Pieces => props.desk[key] as Pieces;
  const removed = (ability: string): number => (props.desk.abilities as Record<string, number>)[ability];
  const markers = (key: string): (string | null)[] =>
    (props.desk.markers as Record<string, (string | null)[]>)[key];
  const markerName = (id: string | null): string =>
    id === null ? '?' : words().markers[MARKERS.indexOf(id as never)];
  const value = (ability: string, at: number): string => {
    if (ability === 'privilege') return words().colours[at];
    const n = VALUES[ability][at];
    return n === 255 ? '∞' : String(n);
  };

  return (
    <>
      <dl class="tracks">
        <For each={ABILITIES}>
          {(ability, i) => (
            <div class="track">
              <dt>{words().abilities[i()]}</dt>
              <dd>
                <For each={Array.from({ length: LENGTHS[ability] }, (_, at) => at)}>
                  {(at) => (
                    <span
                      class="track-step"
                      classList={{
                        'track-open': at <= removed(ability),
                        'track-now': at === removed(ability),
                        [`track-${COLOURS[at]}`]: ability === 'privilege',
                      }}
                    >
                      {ability === 'privilege' ? '' : value(ability, at)}
                    </span>
                  )}
                </For>
                <span class="visually-hidden">{value(ability, removed(ability))}</span>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <p class="desk-pieces">
        <b>{t('table.supply')}</b> {words().pieces(pieces('supply').traders, pieces('supply').merchants)}
        {' · '}
        <b>{t('table.stock')}</b> {words().pieces(pieces('stock').traders, pieces('stock').merchants)}
      </p>
      <Show when={markers('unused').length + markers('used').length + markers('plate').length > 0}>
        <p class="desk-markers">
          <b>{t('table.unused')}</b> {markers('unused').map(markerName).join(', ') || '–'}
          <Show when={markers('used').length > 0}>
            {' · '}
            {markers('used').length} {t('table.used')}
          </Show>
          <Show when={markers('plate').length > 0}>
            {' · '}
            {markers('plate').map(markerName).join(', ')} {t('table.plate')}
          </Show>
        </p>
      </Show>
      <Show when={(props.desk.favours as string[]).length > 0}>
        <p>
          <b>{t('table.favours')}</b>{' '}
          {(props.desk.favours as string[])
            .map((id) => words().favours[FAVOURS.indexOf(id as never)])
            .join(', ')}
        </p>
      </Show>
      <Show when={props.own && props.desk.mission}>
        <p>
          <b>{t('table.mission')}</b> {(props.desk.mission as string[]).join(', ')}
        </p>
      </Show>
    </>
  );
}
