/** The texts of boards. */
import { addTexts } from './index.js';
import { board } from './texts/board.js';

addTexts({ board });
