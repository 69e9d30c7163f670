/** Begins a drawing: an empty sheet, for either game. */
import { For } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { shelf } from '../../games/index.js';
import { modelOf } from '../../workshop/edit/index.js';
import { gameName } from '../home/names.js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { go } from '../shell/router.js';
import { addDraft } from '../store/boards.js';
import { EDITABLE } from './editor/views.js';

/** Puts a board on the shelf and opens it. */
export async function openInEditor(game: string, board: JsonObject): Promise<void> {
  const { id } = await addDraft(game, board);
  go(`/boards/edit/${id}`);
}

export const DrawBoard = () => (
  <div class="draw-board">
    <For each={EDITABLE}>
      {(game) => (
        <button
          type="button"
          class="button"
          onClick={() => void openInEditor(game, modelOf(game).blank('my-board', t('editor.newBoard')))}
        >
          <Icon name="pencil" />
          {t('editor.draw', { game: gameName(game, shelf.game(game).title) })}
        </button>
      )}
    </For>
    <a href="#/boards/guide">{t('guide.title')}</a>
  </div>
);
