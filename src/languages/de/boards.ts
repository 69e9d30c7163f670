export { boards } from './page/boards.js';
export { editor } from './page/editor.js';
export { guide } from './page/guide.js';
export { improve } from './page/improve.js';
