/** In place of a board that is being looked for, is not on this device, or cannot be read. */
import type { Refusal } from '../../core/refusal.js';
import { t } from '../i18n/index.js';
import { reasonOf } from './found-boards.js';

export const MissingBoard = (props: { isSought: boolean; refusal?: Refusal }) => (
  <div class="page page-narrow">
    <p class="waiting">
      {props.isSought
        ? t('common.loading')
        : props.refusal
          ? t('boards.unreadable', { field: props.refusal.field, reason: reasonOf(props.refusal) })
          : t('boards.notHere')}
    </p>
    <p>
      <a class="button" href="#/boards">
        {t('home.ownBoards')}
      </a>
    </p>
  </div>
);
