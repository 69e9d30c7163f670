/** Zoom buttons for the mouse, in the bar on top of the page: on the board they would cover targets. */
import { Portal } from 'solid-js/web';
import { t } from '../i18n/index.js';
import type { View } from './input/view.js';

const STEP = 1.4;

export const ZoomButtons = (props: { view: View }) => (
  <Portal mount={document.getElementById('bar-tools') ?? document.body}>
    <div class="board-buttons">
      <button type="button" aria-label={t('board.farther')} onClick={() => props.view.zoom(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label={t('board.closer')} onClick={() => props.view.zoom(STEP)}>
        +
      </button>
      <button type="button" aria-label={t('board.whole')} onClick={() => props.view.fit()}>
        ⤢
      </button>
    </div>
  </Portal>
);
