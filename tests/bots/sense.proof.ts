/** Bots play sensibly, in every setup. */
import { TABLES, testSense } from './sense.js';

testSense(TABLES);
