/** The games that are offered to somebody who has not chosen one yet: the usual one, and an easy one to begin with. */
export { easyConfig, firstConfig } from '../../games/hansa-teutonica/page/first-config.js';
