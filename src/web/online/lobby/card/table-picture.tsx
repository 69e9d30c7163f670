/** A picture of a table's board. */
import { createResource, Show } from 'solid-js';
import { BoardPicture } from '../../../home/picture.jsx';
import { boardAtTable } from '../../boards/board-files.js';
import type { TableSummary } from '../../connection/api.js';

export function TablePicture(props: { table: TableSummary; invite?: string | undefined }) {
  const isDrawn = (): boolean => props.table.details.ownBoard !== undefined;
  const [own] = createResource(isDrawn, () =>
    // Two boards of a list never have the same key, so it is as good as the hash.
    boardAtTable(props.table.board, props.table.id, props.invite).catch(() => undefined),
  );
  return (
    <Show when={!isDrawn() || own()} fallback={<span class="picture" />}>
      <BoardPicture
        game={props.table.game}
        board={own() ? String(own()!.id) : props.table.board}
        own={own()}
      />
    </Show>
  );
}
