/** The networks that ship foresee who wins: in more games than `shipped.test.ts` plays. */
import { testForesight } from './shipped.js';

testForesight(40);
