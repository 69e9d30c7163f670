/** Checks a record; with --text it prints the game move by move. */
import { LANGUAGES } from '../../core/language.js';
import { readRecordWithBoard } from '../../core/records/record-board.js';
import { words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';
import { LANGUAGE_CHOICES, languageOption } from '../language-option.js';
import { Transcript } from '../transcript.js';

export const replayCommand: Command = {
  usage: `replay RECORD [--text] [--lang ${LANGUAGES.join('|')}]`,
  help: 'checks a record action by action and prints the last position, or every move with --text',
  values: ['lang'],
  choices: LANGUAGE_CHOICES,
  switches: ['text'],
  run(call, shelf) {
    const [source] = words(call, 'RECORD');
    const language = languageOption(call);
    const { rules, names, history } = readRecordWithBoard(shelf, readJson(source, 'record'));
    if (!call.options.has('text')) {
      print(rules.writePosition(history.state));
      return;
    }
    const transcript = new Transcript(rules, names, language);
    const state = history.start.slice();
    const lines = [transcript.opening(state)];
    for (const { action } of history.moves) lines.push(...transcript.play(state, action));
    lines.push(...transcript.ending(state));
    process.stdout.write(`${lines.join('\n')}\n`);
  },
};
