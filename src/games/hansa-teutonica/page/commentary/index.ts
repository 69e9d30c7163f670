/** The commentary of Hansa Teutonica. */
import type { Commentary } from '../../../../web/games/page.js';
import { advice } from './advice.js';
import { deeds } from './deeds.js';
import { note } from './notes.jsx';
import { touches } from './touches.js';

export const commentary: Commentary = { note, deeds, advice, touches };
