/** The game that is offered to somebody who has not chosen one yet. */
export { firstConfig } from '../../games/hansa-teutonica/page/first-config.js';
