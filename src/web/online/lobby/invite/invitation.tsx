/** Who invites to what, with a picture of the board: shown before a name is asked for. */
import { createResource, For, Show } from 'solid-js';
import type { Preview } from '../../../../protocol/tables/tables.js';
import { PlayerPiece } from '../../../board/pieces/piece.jsx';
import { titleOfTable } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import * as api from '../../connection/api.js';
import { setupOf } from '../card/table-card.jsx';
import { TablePicture } from '../card/table-picture.jsx';
import { savedInvite } from './invites.js';
import '../../../home/home.css';
import './invitation.css';

function headlineOf({ host, table: { access } }: Preview, isInvited: boolean): string {
  if (host === null || (access === 'open' && !isInvited)) return t('lobby.openTable');
  return t('lobby.invites', { name: host });
}

function stateOf({ status, free }: api.TableSummary): string {
  if (status === 'open') return t('lobby.freeSeats', { n: free });
  return t(status === 'playing' ? 'lobby.alreadyPlaying' : 'lobby.alreadyOver');
}

export function Invitation(props: { table: string }) {
  const invite = (): string | undefined => savedInvite(props.table);
  const [preview] = createResource(
    () => props.table,
    (table) => api.getPreview(table, invite()).catch(() => undefined),
  );
  const names = (): api.TableSummary['seats'] =>
    preview()?.table.seats.filter(({ kind }) => kind !== 'open') ?? [];
  return (
    <Show when={preview()}>
      {(found) => (
        <section class="page page-narrow invitation" aria-labelledby="invitation">
          <div class="card invitation-card">
            <div class="invitation-picture" aria-hidden="true">
              <TablePicture table={found().table} invite={invite()} />
            </div>
            <div class="invitation-words">
              <p class="hint">{headlineOf(found(), invite() !== undefined)}</p>
              <h1 id="invitation">{titleOfTable(found().table)}</h1>
              <p>{setupOf(found().table).join(' · ')}</p>
              <Show when={names().length > 0}>
                <ul class="game-seats" aria-label={t('lobby.atTable')}>
                  <For each={names()}>
                    {({ name, colour }) => (
                      <li>
                        <PlayerPiece kind="trader" colour={colour} size={18} />
                        <span>{name}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
              <p class="hint">{stateOf(found().table)}</p>
            </div>
          </div>
        </section>
      )}
    </Show>
  );
}
