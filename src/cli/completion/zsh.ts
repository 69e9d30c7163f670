/** Completion for zsh: a file `_kontor` in a folder of `fpath`, or `source <(kontor completion zsh)`. */
import { type CommandForm, type OptionForm, quoted, WITHOUT_COMMAND } from './grammar.js';

function specOf({ name, takesValue, choices }: OptionForm): string {
  if (!takesValue) return quoted(`--${name}`);
  if (!choices) return quoted(`--${name}:${name}:_files`);
  const values = choices.values.join(' ');
  const offer = choices.isList ? `_values -s , ${name} ${values}` : `(${values})`;
  return quoted(`--${name}:${name}:${offer}`);
}

function commandLine({ name, options, firstWords }: CommandForm): string {
  const first = firstWords.length > 0 ? [quoted(`1:${name}:(${firstWords.join(' ')})`)] : [];
  return `    ${name}) _arguments ${[...options.map(specOf), ...first, quoted('*:file:_files')].join(' ')} ;;`;
}

const described = ({ name, summary }: CommandForm): string => `    ${quoted(`${name}:${summary}`)}`;

export const zshCompletion = (commands: readonly CommandForm[]): string => `#compdef kontor
_kontor() {
  local -a commands
  commands=(
${commands.map(described).join('\n')}
${WITHOUT_COMMAND.map((word) => `    ${quoted(word)}`).join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${commands.map(commandLine).join('\n')}
  esac
}

if [[ $funcstack[1] == _kontor ]]; then
  _kontor "$@"
else
  compdef _kontor kontor
fi
`;
