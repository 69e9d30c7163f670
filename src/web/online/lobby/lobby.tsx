/** The lobby: your tables, and those of others. */
import { Suspense } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { AdminHint } from '../admin/admin-hint.jsx';
import { me } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { Invitations } from '../people/invitations.jsx';
import { NewDevices } from '../ways-back/new-devices.jsx';
import { WayBackHint } from '../ways-back/way-back-hint.jsx';
import { MyTables } from './my-tables.jsx';
import { QuickMatch } from './quick/quick-match.jsx';
import { OtherTables } from './search/other-tables.jsx';
import '../../home/home.css';
import './lobby.css';
import './card/table-card.css';

export function Lobby() {
  return (
    <RequireSignIn after={<ForStrangers />}>
      <div class="page lobby">
        <header class="lobby-head">
          <h1>{t('online.together')}</h1>
          <a class="button button-quiet lobby-me" href="#/me">
            <Icon name="person" />
            <span>{t('online.you', { name: me()?.name ?? '' })}</span>
          </a>
          <a class="button button-quiet" href="#/people">
            <Icon name="people" />
            {t('people.title')}
          </a>
          <a class="button button-primary" href="#/together/new">
            <Icon name="plus" />
            {t('online.newTable')}
          </a>
        </header>
        <Suspense>
          <AdminHint />
        </Suspense>
        <Suspense>
          <NewDevices />
          <WayBackHint />
        </Suspense>
        <Invitations />
        <MyTables />
        <QuickMatch />
        <OtherTables />
      </div>
    </RequireSignIn>
  );
}

/** The tables of others can be looked at without a name. */
const ForStrangers = () => (
  <div class="page lobby-look">
    <OtherTables />
  </div>
);
