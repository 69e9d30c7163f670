/** The best players of a game on this server. */
import { createResource, For, Show } from 'solid-js';
import { botName } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import * as api from '../../connection/api.js';

const SHOWN = 20;

/** Bots are ranked under `bot:` and their level, programs under `program:` and their owner. */
function nameOf(player: string, name: string): string {
  if (player.startsWith('bot:')) return t('home.botKind', { name: botName(player.slice('bot:'.length)) });
  return player.startsWith('program:') ? t('people.programName', { name }) : name;
}

export function Ranking(props: { game: string; players: number; player: string }) {
  const [best] = createResource(
    () => ({ game: props.game, players: props.players }),
    ({ game, players }) => api.getRanking(game, players).catch(() => []),
  );
  return (
    <Show when={(best.latest?.length ?? 0) > 1}>
      <details class="me-best">
        <summary>{t('online.ranking')}</summary>
        <ol data-ranking>
          <For each={best.latest?.slice(0, SHOWN)}>
            {({ player, name, rating }) => (
              <li classList={{ 'is-me': player === props.player }}>
                <a class="person-link" href={`#/player/${player}`}>
                  {nameOf(player, name)}
                </a>{' '}
                <span class="hint">
                  {rating.shown}
                  {rating.provisional ? ` ${t('fair.provisional')}` : ''}
                </span>
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}
