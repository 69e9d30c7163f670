/** The texts of lessons and rules, and of the boards and choices in them. */
import './table.js';
import { addTexts } from './index.js';
import { learn } from './texts/learn.js';
import { rules } from './texts/learn-rules.js';

addTexts({ learn, rules });
