/** Fair play of every bot on every configuration; `fairness.test.ts` has a choice of them. */
import { CONFIGS } from '../common/games.js';
import { testFairness } from './fairness.js';

testFairness(CONFIGS);
