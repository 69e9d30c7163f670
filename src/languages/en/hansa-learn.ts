export { about, chapters } from './games/hansa/lessons.js';
export { figures, topics } from './games/hansa/reference.js';
