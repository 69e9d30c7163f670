export { boards } from './page/boards.js';
