/** The watches by game; a game without one is only scored. */
import type { Rules } from '../../core/game.js';
import type { Watch } from './watch.js';
import { watchHansa } from './watch-hansa.js';
import { watchHansaTeutonica } from './watch-hansa-teutonica.js';

const WATCHES: Readonly<Record<string, (rules: Rules) => Watch>> = {
  'hansa-teutonica': watchHansaTeutonica,
  hansa: watchHansa,
};

const NOTHING: Watch = { possible: [], deeds: () => [], endings: () => [] };

export const watchOf = (rules: Rules): Watch =>
  Object.hasOwn(WATCHES, rules.game.id) ? WATCHES[rules.game.id](rules) : NOTHING;
