/** After a game on this device: play again, or share the result. */
import { ownBoard } from '../../../core/records/own-board.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { go } from '../../shell/router.js';
import { createGame } from '../../store/create.js';
import { exportRecord } from '../../store/files.js';
import type { Session } from '../session/session.js';
import { shareResult } from './result-text.js';

export function LocalAfterwards(props: { session: Session }) {
  const again = async (): Promise<void> => {
    const { rules, seats } = props.session;
    const { seed: _, ...config } = rules.config;
    const { id } = await createGame(config, seats, ownBoard(rules));
    go(`/game/${id}`);
  };
  return (
    <div class="afterwards-ways">
      <button type="button" class="button button-primary" data-again onClick={() => void again()}>
        <Icon name="replay" />
        {t('table.sameAgain')}
      </button>
      <button type="button" class="button" data-share onClick={() => void shareResult(props.session)}>
        <Icon name="share" />
        {t('table.shareResult')}
      </button>
      <button type="button" class="button" data-export onClick={() => exportRecord(props.session.game)}>
        <Icon name="download" />
        {t('table.exportGame')}
      </button>
    </div>
  );
}
