export { board, does } from './games/hansa-teutonica/board.js';
export { labels } from './games/hansa-teutonica/labels.js';
export { categories, topics } from './games/hansa-teutonica/names.js';
export { orders } from './games/hansa-teutonica/orders.js';
export { picture } from './games/hansa-teutonica/picture.js';
export { phases, refusals } from './games/hansa-teutonica/refusals.js';
export { done, over, sentences } from './games/hansa-teutonica/sentences.js';
export { tasks } from './games/hansa-teutonica/tasks.js';
export * from './games/hansa-teutonica/words.js';
