export { admin } from './page/admin.js';
export { fair } from './page/fair.js';
export { identity } from './page/identity.js';
export { lobby } from './page/lobby.js';
export { notify } from './page/notify.js';
export { online } from './page/online.js';
export { people } from './page/people.js';
export { problem } from './page/problem.js';
