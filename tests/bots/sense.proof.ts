/** Bots play as people would accept it, at every table. */
import { TABLES, testSense } from './sense.js';

testSense(TABLES);
