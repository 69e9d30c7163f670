/** Copies a board of the server to the shelf on this device. */
import type { JsonObject } from '../../../core/json.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { addBoard, findIdConflict, listBoards } from '../../store/boards.js';

export async function copyBoard(game: string, board: JsonObject): Promise<void> {
  const title = String(board.title);
  if (findIdConflict(await listBoards(), game, board).isSame) toast(t('shelf.isHere', { title }));
  else {
    await addBoard(board);
    toast(t('shelf.copied', { title }));
  }
}
