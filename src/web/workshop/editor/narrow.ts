import { media } from '../../settings/settings.js';

/** Whether the screen has room to look at a board, but not to draw. */
export const isNarrow = media('(width < 48rem)');
