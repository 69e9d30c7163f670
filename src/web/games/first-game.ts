/** The games offered to new players: the usual one, and an easy one to start with. */
export { easyConfig, firstConfig } from '../../games/hansa-teutonica/page/first-config.js';
