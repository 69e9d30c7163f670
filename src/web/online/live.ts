/** The page's one connection, opened when the first table is watched. */
import { language } from '../i18n/index.js';
import { apiUrl } from './api.js';
import { Client, type Line } from './client.js';

function open(): Line {
  const url = apiUrl('socket');
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Line;
}

export const client = new Client({ open, language });

addEventListener('offline', () => client.drop());
addEventListener('online', () => client.wake());
addEventListener('visibilitychange', () => {
  if (!document.hidden) client.wake();
});
