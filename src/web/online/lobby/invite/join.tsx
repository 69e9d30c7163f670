/** An invite link: saves the invite and takes its secret out of the address. */
import { onMount } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { go } from '../../../shell/router.js';
import { saveInvite } from './invites.js';

export function Join(props: { table: string; secret: string }) {
  onMount(() => {
    saveInvite(props.table, props.secret);
    go(`/table/${props.table}`, { replace: true });
  });
  return <p class="waiting">{t('online.joining')}</p>;
}
