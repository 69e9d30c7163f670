/** The result of a game in a few lines to share. */
import { boardNameOf, gameName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { copyText } from '../../shell/controls/copy-text.js';
import { toast } from '../../shell/controls/toast.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { rankedRows } from './ranking.js';

function resultText(game: ShownGame): string {
  const { config } = game.rules;
  const lines = rankedRows(game).map(({ rank, seat, total }) => `${rank}. ${game.names[seat]} ${total}`);
  return [`${gameName(config.game)}, ${boardNameOf(game.rules)}`, ...lines].join('\n');
}

/** Shares the result through the device, or copies it to the clipboard. */
export async function shareResult(game: ShownGame): Promise<void> {
  const text = resultText(game);
  if (typeof navigator.share === 'function') {
    // Closing the share dialog is not an error.
    await navigator.share({ text }).catch(() => {});
    return;
  }
  if (await copyText(text)) toast(t('table.shared'));
}
