/** Finished games of a player, page by page, each to be played back. */
import { createSignal, For, onMount, Show } from 'solid-js';
import { number as localNumber } from '../../../../languages/intl.js';
import type { PlayedGames } from '../../../../protocol/people/profile.js';
import { boardName } from '../../../home/names.js';
import { when } from '../../../home/status.js';
import { language, t } from '../../../i18n/index.js';
import { showError } from '../../me/identity.js';
import * as api from '../people-api.js';

export function PlayedList(props: { player: string }) {
  const [games, setGames] = createSignal<PlayedGames['games']>([]);
  const [next, setNext] = createSignal<string | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const before = next();
      const page = await api.getPlayed(props.player, before === null ? {} : { before });
      setGames((all) => [...all, ...page.games]);
      setNext(page.next);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  onMount(() => void load());
  return (
    <Show when={games().length > 0 || next() !== null}>
      <section class="card me-card" aria-labelledby="player-games">
        <h2 id="player-games">{t('people.finishedGames')}</h2>
        <div class="me-scroll">
          <table class="me-results" data-played>
            <thead>
              <tr>
                <th scope="col">{t('online.when')}</th>
                <th scope="col">{t('online.board')}</th>
                <th scope="col">{t('online.rank')}</th>
                <th scope="col">{t('online.score')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={games()}>{(game) => <PlayedRow game={game} />}</For>
            </tbody>
          </table>
        </div>
        <Show when={next() !== null}>
          <button type="button" class="button" disabled={isBusy()} onClick={() => void load()}>
            {t('online.more')}
          </button>
        </Show>
      </section>
    </Show>
  );
}

const PlayedRow = (props: { game: PlayedGames['games'][number] }) => (
  <tr>
    <td>
      <a
        href={`#/table/${props.game.table}`}
        aria-label={`${t('online.replay')}: ${boardName(props.game, props.game.ownBoard)}, ${when(props.game.ended)}`}
      >
        {when(props.game.ended)}
      </a>
    </td>
    <td>{boardName(props.game, props.game.ownBoard)}</td>
    <td>{`${props.game.rank} / ${props.game.players}`}</td>
    <td>{localNumber(props.game.score, language())}</td>
  </tr>
);
