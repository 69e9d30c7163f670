export { board } from './page/board.js';
export { table } from './page/table.js';
