/** The button that puts a board of this device on the server. */
import type { JsonObject } from '../../../core/json.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { Tool } from '../../shell/controls/tool.jsx';
import { keepBoard, showBoardError } from './boards-api.js';
import { loadKeptBoards } from './kept-boards.js';

export function KeepTool(props: { board: JsonObject }) {
  const title = (): string => String(props.board.title);
  const keep = async (): Promise<void> => {
    try {
      await keepBoard(props.board);
      toast(t('shelf.kept', { title: title() }));
      await loadKeptBoards();
    } catch (error) {
      showBoardError(error);
    }
  };
  return <Tool icon="upload" label={t('shelf.keep')} name={title()} run={() => void keep()} />;
}
