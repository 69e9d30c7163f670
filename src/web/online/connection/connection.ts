/** The page's one connection to the server, opened when the first table is watched. */
import { language } from '../../i18n/index.js';
import { checkSignedIn } from '../me/identity.js';
import { apiUrl } from './api.js';
import { ServerConnection, type SocketLike } from './server-connection.js';

function open(): SocketLike {
  const url = apiUrl('socket');
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as SocketLike;
}

/** A browser does not say why a WebSocket was refused; perhaps we are no longer signed in. */
function onFailing(attempts: number): void {
  if (attempts % 4 === 3) void checkSignedIn();
}

export const connection = new ServerConnection({ open, language, onFailing });

addEventListener('offline', () => connection.drop());
addEventListener('online', () => connection.retryNow());
addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retryNow();
});
