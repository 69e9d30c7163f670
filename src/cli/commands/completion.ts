/** `kontor completion`: a script that completes commands and options in a shell. */
import { WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { bashCompletion } from '../completion/bash.js';
import { fishCompletion } from '../completion/fish.js';
import { type CommandForm, grammarOf } from '../completion/grammar.js';
import { zshCompletion } from '../completion/zsh.js';

const SHELLS: Readonly<Record<string, (commands: readonly CommandForm[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};
const NAMES = Object.keys(SHELLS);

/** `commands` are all commands, this one included. */
export const completionCommand = (commands: () => Readonly<Record<string, Command>>): Command => ({
  usage: `completion ${NAMES.join('|')}`,
  help: 'prints a script that completes commands and options: source <(kontor completion bash)',
  firstWords: NAMES,
  withoutBoards: true,
  run(call) {
    const [shell] = words(call, 'SHELL');
    if (!Object.hasOwn(SHELLS, shell)) throw new WrongCall(`SHELL must be one of ${NAMES.join(', ')}`);
    process.stdout.write(SHELLS[shell](grammarOf(commands())));
  },
});
