/** Completion for bash: `source <(kontor completion bash)`. */
import { type CommandForm, type OptionForm, quoted, WITHOUT_COMMAND } from './grammar.js';

const long = (names: readonly { readonly name: string }[]): string =>
  names.map(({ name }) => `--${name}`).join(' ');

/** What follows an option that takes a value. Where its values are not known, bash offers files. */
function valueLines({ name: command, options }: CommandForm): string[] {
  const after = ({ name }: OptionForm): string => quoted(`${command} --${name}`);
  const free = options.filter(({ takesValue, choices }) => takesValue && !choices);
  const known = options.flatMap((option) => {
    const { choices } = option;
    if (!choices) return [];
    const count = choices.isList ? 'list' : 'one';
    return [`    ${after(option)}) _kontor_offer ${quoted(choices.values.join(' '))} ${count}; return ;;`];
  });
  return free.length === 0 ? known : [...known, `    ${free.map(after).join(' | ')}) return ;;`];
}

const commandLine = ({ name, options, firstWords }: CommandForm): string =>
  `    ${name}) options=${quoted(long(options))} first=${quoted(firstWords.join(' '))} ;;`;

export const bashCompletion = (commands: readonly CommandForm[]): string => `# bash completion for kontor
_kontor_offer() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=
  # In a list with commas the last part is completed.
  if [[ $2 == list && $word == *,* ]]; then before=\${word%,*}, word=\${word##*,}; fi
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "$word"))
}

_kontor() {
  local options= first=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _kontor_offer ${quoted([...commands.map(({ name }) => name), ...WITHOUT_COMMAND].join(' '))}
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
${commands.flatMap(valueLines).join('\n')}
  esac
  case \${COMP_WORDS[1]} in
${commands.map(commandLine).join('\n')}
  esac
  if [[ \${COMP_WORDS[COMP_CWORD]} == -* ]]; then
    _kontor_offer "$options"
  elif ((COMP_CWORD == 2)) && [[ -n $first ]]; then
    _kontor_offer "$first"
  fi
}

complete -o default -F _kontor kontor
`;
