/** The texts of a game at the table, its board's too. */
import './board.js';
import { addTexts } from './index.js';
import { table } from './texts/table.js';

addTexts({ table });
