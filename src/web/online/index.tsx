/** The part of the page for playing together; it is fetched when it is first needed. */
import './texts.js';

export { AdminPage } from './admin.jsx';
export { Follow } from './follow.jsx';
export { Join } from './join.jsx';
export { Lobby } from './lobby.jsx';
export { AboutMe } from './me.jsx';
export { NewTable } from './new-table.jsx';
export { TablePage } from './table-page.jsx';
