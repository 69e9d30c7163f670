/** How the parts of the game screen are arranged; the same conditions as in `layout.css`. */
import { media } from '../../settings/settings.js';

/** An upright tablet: everything else has room below the board. */
const TALL = '(width >= 600px) and (height >= 900px) and (aspect-ratio <= 4/5)';
/** The sheet lies over the board. A low screen, such as a phone on its side, has its bar beside the board. */
export const isNarrow = media(
  `(width < 900px) and ((orientation: portrait) or (height >= 560px)) and (not (${TALL}))`,
);
/** The log has a column of its own. */
export const isWide = media('(width >= 2100px)');
