/** The levels against each other in more games than `levels.test.ts` plays, up to the strongest. */
import { useShippedNetworks } from '../../src/outside/networks.js';
import { BALTIC, TEUTONICA, TWO, testLevels } from './levels.js';

useShippedNetworks();

testLevels([
  ['apprentice', 'random', TEUTONICA, 5, 0.9],
  ['apprentice', 'random', TWO, 5, 0.9],
  ['apprentice', 'random', BALTIC, 10, 0.9],
  ['trader', 'apprentice', TEUTONICA, 10, 0.45],
  ['trader', 'apprentice', TWO, 10, 0.6],
  ['trader', 'apprentice', BALTIC, 15, 0.55],
  ['merchant', 'trader', TEUTONICA, 10, 0.35],
  ['merchant', 'trader', BALTIC, 15, 0.4],
  ['alderman', 'merchant', BALTIC, 10, 0.35],
]);
