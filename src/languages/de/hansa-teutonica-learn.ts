export { about, chapters } from './games/hansa-teutonica/lessons.js';
export { figures, topics } from './games/hansa-teutonica/reference.js';
