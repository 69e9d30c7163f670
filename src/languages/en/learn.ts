export { learn } from './page/learn.js';
export { rules } from './page/rules.js';
