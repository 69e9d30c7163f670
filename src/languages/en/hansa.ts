export { board } from './games/hansa/board.js';
export { labels, tasks } from './games/hansa/labels.js';
export { categories, topics } from './games/hansa/names.js';
export { advice, notes } from './games/hansa/notes.js';
export { phasesNow, picture } from './games/hansa/picture.js';
export { phases, refusals } from './games/hansa/refusals.js';
export { consequences, sentences } from './games/hansa/sentences.js';
export { booths, colours, desk, deskTips, ends, goods, orders } from './games/hansa/words.js';
