/** Checks a record; with --text it tells the game. */
import { LANGUAGES, type Language } from '../../core/language.js';
import { readRecord } from '../../core/record.js';
import { type Call, textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';
import { Story } from '../story.js';

export function languageOption(call: Call): Language {
  const language = textOption(call, 'lang') ?? 'en';
  if (!LANGUAGES.includes(language as Language))
    throw new WrongCall(`--lang must be one of ${LANGUAGES.join(', ')}`);
  return language as Language;
}

export const replayCommand: Command = {
  usage: 'replay RECORD [--text] [--lang en|de]',
  help: 'checks a record action by action; prints the last position, or with --text the story',
  values: ['lang'],
  switches: ['text'],
  run(call, shelf) {
    const [source] = words(call, 'RECORD');
    const language = languageOption(call);
    const record = readJson(source, 'record');
    if (!call.options.has('text')) {
      const { rules, history } = readRecord(shelf, record);
      print(rules.writePosition(history.state));
      return;
    }
    // The whole record is checked before the first line of the story.
    const { rules, names, history } = readRecord(shelf, record);
    const story = new Story(rules, names, language);
    const state = history.start.slice();
    const lines = [story.opening(state)];
    for (const { action } of history.moves) lines.push(...story.move(state, action));
    lines.push(...story.ending(state));
    process.stdout.write(`${lines.join('\n')}\n`);
  },
};
