/** Online play, a chunk of its own that is fetched on first use. */

export { gameTexts as texts } from '../games/texts.js';
export { AdminPage } from './admin/admin-page.jsx';
export { Join } from './lobby/invite/join.jsx';
export { Lobby } from './lobby/lobby.jsx';
export { DeviceLinkPage } from './me/device-link-page.jsx';
export { Profile } from './me/profile.jsx';
export { NewTable } from './new-table/new-table.jsx';
export { PeoplePage } from './people/people-page.jsx';
export { PlayerPage } from './people/profile/player-page.jsx';
export { TablePage } from './room/table-page.jsx';
export { MailboxPage, SignInPage } from './ways-back/mail-pages.jsx';
