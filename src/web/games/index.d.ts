import type { Rules } from '../../core/game.js';
import type { Presentation } from './presentation.js';
export declare function presentationOf(rules: Rules): Presentation;
