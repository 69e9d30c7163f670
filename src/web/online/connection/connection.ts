/** The page's one connection to the server, opened when the first table is watched. */
import { createSignal } from 'solid-js';
import { type ConnectionState, ServerConnection } from '../../../client/server-connection.js';
import { language } from '../../i18n/index.js';
import { checkSignedIn } from '../me/identity.js';
import { apiUrl } from './api.js';

/** The server closes a connection with this code when its sign-in was ended. */
const SIGNED_OUT = 1008;

function open(): WebSocket {
  const url = apiUrl('socket');
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.addEventListener('close', ({ code }) => {
    if (code === SIGNED_OUT) void checkSignedIn();
  });
  return socket;
}

/** A browser does not say why a WebSocket was refused; perhaps we are no longer signed in. */
function onFailing(attempts: number): void {
  if (attempts % 4 === 3) void checkSignedIn();
}

const [connectionState, setState] = createSignal<ConnectionState>('off');

export { connectionState };

export const connection = new ServerConnection({
  open,
  language,
  onFailing,
  onState: setState,
  // Half of what a player is sent would be the list that the page can make itself.
  legal: 'count',
});

addEventListener('offline', () => connection.drop());
addEventListener('online', () => connection.retryNow());
addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retryNow();
});
