/** The command line as shells need it, made from the same table as the help. */
import type { Choices, Command } from '../command.js';

export interface OptionForm {
  readonly name: string;
  readonly takesValue: boolean;
  /** The values it can have, where they are known. */
  readonly choices?: Choices;
}

export interface CommandForm {
  readonly name: string;
  /** The first line of its help. */
  readonly summary: string;
  readonly options: readonly OptionForm[];
  /** What its first word can be, where that is known; otherwise its words are files. */
  readonly firstWords: readonly string[];
}

const VALUE_OF_ALL: OptionForm = { name: 'board-file', takesValue: true };
const SWITCH_OF_ALL: OptionForm = { name: 'help', takesValue: false };

function optionsOf({ values = [], switches = [], choices = {}, withoutBoards }: Command): OptionForm[] {
  return [
    ...values.map((name) => ({
      name,
      takesValue: true,
      ...(Object.hasOwn(choices, name) ? { choices: choices[name] } : {}),
    })),
    ...switches.map((name) => ({ name, takesValue: false })),
    ...(withoutBoards ? [] : [VALUE_OF_ALL]),
    SWITCH_OF_ALL,
  ];
}

export const grammarOf = (commands: Readonly<Record<string, Command>>): CommandForm[] =>
  Object.entries(commands).map(([name, command]) => ({
    name,
    summary: command.help.split('\n')[0],
    options: optionsOf(command),
    firstWords: command.firstWords ?? [],
  }));

/** What can be given instead of a command. */
export const WITHOUT_COMMAND: readonly string[] = ['help', '--version'];

/** Quoted for a POSIX shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
