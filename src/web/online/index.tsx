/** The part of the page for playing together; it is fetched when it is first needed. */
import './texts.js';

export { AdminPage } from './admin/admin.jsx';
export { Join } from './lobby/join.jsx';
export { Lobby } from './lobby/lobby.jsx';
export { Follow } from './me/follow.jsx';
export { AboutMe } from './me/me.jsx';
export { NewTable } from './new-table/new-table.jsx';
export { TablePage } from './room/table-page.jsx';
