/** How the parts of the game screen are arranged; keep the conditions in step with `layout.css` and `large-screens.css`. */
import { media } from '../../settings/settings.js';

/** An upright tablet: everything else fits below the board. */
const TALL = '(width >= 600px) and (height >= 900px) and (aspect-ratio <= 4/5)';
/** The sheet covers the board. A low screen, such as a phone in landscape, has its bar beside the board. */
export const isNarrow = media(
  `(width < 900px) and ((orientation: portrait) or (height >= 560px)) and (not (${TALL}))`,
);
/** The log has its own column. */
export const isWide = media('(width >= 2100px)');
