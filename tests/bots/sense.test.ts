/** Bots play sensibly, in chosen setups; `npm run proof` has them all. */
import { testSense } from './sense.js';

testSense(['hanseatic-3, 2', 'salt-march, 3', 'baltic, 2']);
