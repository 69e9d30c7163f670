/** A thread that plays the games it is sent, until it receives null. */
import { parentPort } from 'node:worker_threads';
import { useShippedNetworks } from '../../outside/networks.js';
import { type GamesRequest, playRequest, rulesFor } from '../../workshop/try/request.js';

useShippedNetworks();
const port = parentPort!;

port.on('message', (request: GamesRequest | null) => {
  if (request === null) port.close();
  else port.postMessage(playRequest(rulesFor(request), request));
});
