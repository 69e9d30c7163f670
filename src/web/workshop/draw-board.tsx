/** Begins a drawing: an empty sheet, for either game. */
import { For, Show } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { shelf } from '../../games/index.js';
import { modelOf } from '../../workshop/edit/index.js';
import { gameName } from '../home/names.js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { toast } from '../shell/controls/toast.jsx';
import { go } from '../shell/router.js';
import { addDraft, hasRoom, MOST_BOARDS } from '../store/boards.js';
import { isNarrow } from './editor/narrow.js';
import { EDITABLE } from './editor/views.js';

/** Puts a board on the shelf and opens it. */
export async function openInEditor(game: string, board: JsonObject): Promise<void> {
  if (!(await hasRoom())) {
    toast(t('boards.full', { most: MOST_BOARDS }), { kind: 'error' });
    return;
  }
  const { id } = await addDraft(game, board);
  go(`/boards/edit/${id}`);
}

export const DrawBoard = () => (
  <section class="card start-card">
    <h2 class="start-title">{t('boards.draw')}</h2>
    <p class="hint start-hint">
      {t(isNarrow() ? 'boards.drawElsewhere' : 'boards.drawHint')}{' '}
      <a href="#/boards/guide">{t('guide.title')}</a>
    </p>
    <Show when={!isNarrow()}>
      <div class="start-tools">
        <For each={EDITABLE}>
          {(game, i) => (
            <button
              type="button"
              class="button"
              classList={{ 'button-primary': i() === 0 }}
              aria-label={t('editor.draw', { game: gameName(game, shelf.game(game).title) })}
              onClick={() => void openInEditor(game, modelOf(game).blank('my-board', t('editor.newBoard')))}
            >
              <Icon name="pencil" />
              {gameName(game, shelf.game(game).title)}
            </button>
          )}
        </For>
      </div>
    </Show>
  </section>
);
