/** A worker that plays games between bots on a board, one request at a time. */
import type { Sums } from '../../../workshop/try/figures.js';
import { type GamesRequest, playRequest, rulesFor } from '../../../workshop/try/request.js';
import { fetchNetwork } from '../../table/session/networks.js';

self.onmessage = async ({ data: request }: MessageEvent<GamesRequest>) => {
  const rules = rulesFor(request);
  await fetchNetwork(rules);
  self.postMessage(playRequest(rules, request) satisfies Sums[]);
};
