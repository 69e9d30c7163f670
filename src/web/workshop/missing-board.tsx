/** In place of a board that is being looked for, or is not on this device. */
import { t } from '../i18n/index.js';

export const MissingBoard = (props: { isSought: boolean }) => (
  <div class="page page-narrow">
    <p class="waiting">{props.isSought ? t('common.loading') : t('boards.notHere')}</p>
    <p>
      <a class="button" href="#/boards">
        {t('home.ownBoards')}
      </a>
    </p>
  </div>
);
