export { common } from './page/common.js';
export { home } from './page/home.js';
