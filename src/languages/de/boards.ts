export { boards } from './page/boards.js';
export { improve } from './page/improve.js';
