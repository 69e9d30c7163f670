/** The notification endpoints. */
import type {
  CalendarAddress,
  Channel,
  NewChannel,
  NotifyChoice,
  NotifySettings,
} from '../../../protocol/people/notify.js';
import { request } from '../connection/api.js';

export type { Channel, NotifyChoice, NotifySettings };
export type ChannelKinds = NotifyChoice['usual'] | null;

export const getSettings = (): Promise<NotifySettings> => request('GET', 'me/notify');
export const saveChoice = (choice: NotifyChoice): Promise<NotifyChoice> =>
  request('PUT', 'me/notify', choice);
export const addChannel = (channel: NewChannel): Promise<Channel> =>
  request('POST', 'me/notify/channels', channel);
export const confirmChannel = (id: string, code: string): Promise<Channel> =>
  request('POST', `me/notify/channels/${id}/confirm`, { code });
export const sendTest = (id: string): Promise<{ sent: boolean; reason: string }> =>
  request('POST', `me/notify/channels/${id}/test`);
export const removeChannel = (id: string): Promise<null> => request('DELETE', `me/notify/channels/${id}`);
export const getTableKinds = (table: string): Promise<{ kinds: ChannelKinds }> =>
  request('GET', `tables/${table}/notify`);
export const saveTableKinds = (table: string, kinds: ChannelKinds): Promise<unknown> =>
  request('PUT', `tables/${table}/notify`, { kinds });
export const getCalendar = (): Promise<CalendarAddress> => request('GET', 'me/calendar');
export const renewCalendar = (): Promise<CalendarAddress> => request('POST', 'me/calendar');
export const endCalendar = (): Promise<CalendarAddress> => request('DELETE', 'me/calendar');
