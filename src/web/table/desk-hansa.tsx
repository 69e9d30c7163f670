/** A desk of Hansa: talers, booths, goods. */
import { For, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { t } from '../i18n/index.js';

export function Goods(props: { goods: readonly string[] }) {
  return (
    <span class="goods">
      <For each={props.goods}>
        {(good) => {
          const [colour, barrels] = good.split('-');
          return (
            <span class={`good good-${colour}`} title={good}>
              {barrels}
            </span>
          );
        }}
      </For>
    </span>
  );
}

export function HansaDesk(props: { desk: JsonObject }) {
  return (
    <>
      <p class="desk-pieces">
        <b>{t('table.talers')}</b> {props.desk.talers as number}
        {' · '}
        <b>{t('table.booths')}</b> {props.desk.booths as number}
      </p>
      <p class="desk-goods">
        <b>{t('table.unsold')}</b> <Goods goods={props.desk.goods as string[]} />
      </p>
      <Show when={(props.desk.sold as string[]).length > 0}>
        <p class="desk-goods">
          <b>{t('table.sold')}</b> <Goods goods={props.desk.sold as string[]} />
        </p>
      </Show>
    </>
  );
}
