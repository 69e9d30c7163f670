/** The result of a game in a few lines, to be sent to somebody. */
import { boardNameOf, gameName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { copyText } from '../../shell/copy-text.js';
import { toast } from '../../shell/toast.jsx';
import type { ShownGame } from '../session/shown-game.js';
import { rankedRows } from './ending.jsx';

export function resultText(game: ShownGame): string {
  const { config } = game.rules;
  const lines = rankedRows(game).map(({ rank, seat, total }) => `${rank}. ${game.names[seat]} ${total}`);
  return [`${gameName(config.game)}, ${boardNameOf(game.rules)}`, ...lines].join('\n');
}

/** Hands the result to another program of the device, or where there is none to the clipboard. */
export async function shareResult(game: ShownGame): Promise<void> {
  const text = resultText(game);
  if (typeof navigator.share === 'function') {
    // Closing the list of programs is no error.
    await navigator.share({ text }).catch(() => {});
    return;
  }
  if (await copyText(text)) toast(t('table.shared'));
}
