/** Completion for fish: `kontor completion fish > ~/.config/fish/completions/kontor.fish`. */
import { type CommandForm, type OptionForm, WITHOUT_COMMAND } from './grammar.js';

/** Fish knows two escapes between single quotes. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const START = 'complete -c kontor';

function optionLine(command: string, { name, takesValue, choices }: OptionForm): string {
  const line = `${START} -n ${quoted(`__fish_seen_subcommand_from ${command}`)} -l ${name}`;
  if (!takesValue) return line;
  if (!choices) return `${line} -r`;
  const values = choices.values.join(' ');
  return `${line} -x -a ${quoted(choices.isList ? `(__fish_append , ${values})` : values)}`;
}

function linesOf({ name, summary, options, firstWords }: CommandForm): string[] {
  const first = firstWords.length === 0 ? [] : [quoted(firstWords.join(' '))];
  return [
    `${START} -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...first.map((words) => `${START} -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -a ${words}`),
    ...options.map((option) => optionLine(name, option)),
  ];
}

export const fishCompletion = (commands: readonly CommandForm[]): string => `# fish completion for kontor
${WITHOUT_COMMAND.map((word) => `${START} -n __fish_use_subcommand -f -a ${quoted(word)}`).join('\n')}
${commands.flatMap(linesOf).join('\n')}
`;
