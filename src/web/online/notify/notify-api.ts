/** What the server offers for messages. */
import type { Channel, NewChannel, NotifyChoice, NotifySettings } from '../../../protocol/notify.js';
import { ask } from '../connection/api.js';

export type { Channel, NotifyChoice, NotifySettings };
export type Kinds = NotifyChoice['usual'] | null;

export const settings = (): Promise<NotifySettings> => ask('GET', 'me/notify');
export const choose = (choice: NotifyChoice): Promise<NotifyChoice> => ask('PUT', 'me/notify', choice);
export const add = (channel: NewChannel): Promise<Channel> => ask('POST', 'me/notify/channels', channel);
export const confirm = (id: string, code: string): Promise<Channel> =>
  ask('POST', `me/notify/channels/${id}/confirm`, { code });
export const tryOut = (id: string): Promise<{ sent: boolean; reason: string }> =>
  ask('POST', `me/notify/channels/${id}/test`);
export const remove = (id: string): Promise<null> => ask('DELETE', `me/notify/channels/${id}`);
export const tableKinds = (table: string): Promise<{ kinds: Kinds }> => ask('GET', `tables/${table}/notify`);
export const chooseForTable = (table: string, kinds: Kinds): Promise<unknown> =>
  ask('PUT', `tables/${table}/notify`, { kinds });
