/** The page's one connection, opened when the first table is watched. */
import { language } from '../../i18n/index.js';
import { stillMe } from '../me/identity.js';
import { apiUrl } from './api.js';
import { Client, type Line } from './client.js';

function open(): Line {
  const url = apiUrl('socket');
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Line;
}

/** A browser does not say why it was not let in. Whoever is nobody any more is asked for a name again. */
function askWhy(attempts: number): void {
  if (attempts % 4 === 3) void stillMe();
}

export const client = new Client({ open, language, onFailing: askWhy });

addEventListener('offline', () => client.drop());
addEventListener('online', () => client.wake());
addEventListener('visibilitychange', () => {
  if (!document.hidden) client.wake();
});
