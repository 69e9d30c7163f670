/** The networks that ship predict who wins: in more games than `shipped.test.ts` plays. */
import { testForesight } from './shipped.js';

testForesight(40);
