/** Loads what a command may say: English, in which actions are refused, and the language of `--lang`. */
import { bots, terminal } from '../languages/packs.js';
import type { BoardShelf } from './boards.js';
import type { Call } from './call.js';
import { languageOption } from './language-option.js';

export async function loadTexts(call: Call, shelf: BoardShelf): Promise<void> {
  const languages = [...new Set(['en' as const, languageOption(call)])];
  const packs = languages.flatMap((language) => [bots.load(language), terminal.load(language)]);
  await Promise.all([shelf.loadTexts(languages), ...packs]);
}
