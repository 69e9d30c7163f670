/** A worker that plays games between bots on a board, one request at a time. */
import type { Sums } from '../../../workshop/try/figures.js';
import { type GamesRequest, playRequest, rulesFor } from '../../../workshop/try/request.js';
import { needsNetwork } from '../../table/session/network-files.js';
import { fetchNetwork } from '../../table/session/networks.js';

/** `null` if the bots' network could not be loaded: figures of weaker bots would be wrong. */
export type GamesAnswer = Sums[] | null;

self.onmessage = async ({ data: request }: MessageEvent<GamesRequest>) => {
  const rules = rulesFor(request);
  const canPlay = !request.trial.bots.some(needsNetwork) || (await fetchNetwork(rules));
  self.postMessage((canPlay ? playRequest(rules, request) : null) satisfies GamesAnswer);
};
