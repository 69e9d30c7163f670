/** Loads a game saved on this device and opens its table. */
import { createResource, Match, Switch } from 'solid-js';
import { t } from '../i18n/index.js';
import { getGame } from '../store/games.js';
import { Table } from './screens.jsx';

export function GameScreen(props: { id: string; replay: boolean }) {
  const [found, { refetch }] = createResource(
    () => props.id,
    async (id) => ({ game: await getGame(id) }),
  );
  return (
    <Switch fallback={<p class="waiting">{t('common.loading')}</p>}>
      <Match when={found()?.game}>
        {(game) => <Table game={game()} replay={props.replay} reload={() => void refetch()} />}
      </Match>
      <Match when={found.error || (found()?.game === undefined && !found.loading)}>
        <div class="page page-narrow">
          <h1>{t('common.noSuchGame')}</h1>
          <p>{t('common.noSuchGameHint')}</p>
          <p>
            <a class="button button-primary" href="#/">
              {t('common.toHome')}
            </a>
          </p>
        </div>
      </Match>
    </Switch>
  );
}
