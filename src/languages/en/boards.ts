export { boards } from './page/boards.js';
export { editor } from './page/editor.js';
export { improve } from './page/improve.js';
