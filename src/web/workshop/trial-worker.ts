/** A worker that plays games between bots on a board, one request at a time. */
import type { Json, JsonObject } from '../../core/json.js';
import { rulesOn } from '../../core/own-board.js';
import { shelf } from '../../games/index.js';
import type { Sums } from '../../workshop/try/figures.js';
import { playGames, type Trial } from '../../workshop/try/play.js';
import { fetchNetwork } from '../table/session/networks.js';

export interface TrialRequest {
  readonly config: JsonObject;
  /** The board file, if the board does not ship. */
  readonly board: Json | undefined;
  readonly trial: Trial;
  /** The number of the game within the trial. */
  readonly game: number;
}

export interface TrialAnswer {
  readonly game: number;
  readonly sums: Sums;
}

self.onmessage = async ({ data: { config, board, trial, game } }: MessageEvent<TrialRequest>) => {
  const rules = rulesOn(shelf, config, board);
  await fetchNetwork(rules);
  const sums = playGames(rules, trial, game, game + 1);
  self.postMessage({ game, sums } satisfies TrialAnswer);
};
