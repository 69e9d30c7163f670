/** What a call of `kontor` does. */
import { Refusal } from '../core/refusal.js';
import { BoardShelf, boardsFolder, openShelf } from './boards.js';
import { readCall, WrongCall } from './call.js';
import { COMMANDS } from './commands/index.js';
import { loadTexts } from './texts.js';
import { packageVersion } from './version.js';

function help(): string {
  const rows = Object.values(COMMANDS).map(({ usage, help }) => `  kontor ${usage}\n      ${help}`);
  return `kontor plays Hansa Teutonica and Hansa: exact rules, from the command line.

${rows.join('\n')}

CONFIG, POSITION, ACTIONS and RECORD are files, - for standard input, or JSON text.
Boards of your own: --board-file FILE with any command but bench, as often as you like, or *.json files in the
folder that KONTOR_BOARDS names, which is ./boards if it names none; see docs/boards.md.
Results are JSON on standard output. Exit status 1: the game input was refused; 2: the call was wrong.

Try:
  kontor watch
  kontor new '{"game":"hansa-teutonica","players":4}' > start.json
  kontor legal start.json
  kontor apply start.json '[{"type":"place","piece":"trader","at":"coellen--warburg/0"}]'
  kontor simulate '{"game":"hansa-teutonica","players":3}' --bots greedy,random,random --games 20 --seed a

Kontor is an unofficial project; see the README.
`;
}

async function run(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === 'help' && Object.hasOwn(COMMANDS, rest[0] ?? '')) return run([rest[0], '--help']);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help());
    return;
  }
  if (name === '--version') {
    process.stdout.write(`${packageVersion()}\n`);
    return;
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new WrongCall(`"${name}" is not a command; see kontor help`);
  const command = COMMANDS[name];
  if (rest.includes('--help')) {
    process.stdout.write(`kontor ${command.usage}\n    ${command.help}\n`);
    return;
  }
  try {
    const call = readCall(rest, { ...command, boards: !command.withoutBoards });
    const shelf = command.withoutBoards
      ? new BoardShelf()
      : openShelf(call.boardFiles, boardsFolder(process.env), (message) =>
          process.stderr.write(`kontor: ${message}\n`),
        );
    await loadTexts(call, shelf);
    await command.run(call, shelf);
  } catch (error) {
    if (error instanceof WrongCall) throw new WrongCall(`${error.message}\nusage: kontor ${command.usage}`);
    throw error;
  }
}

/** Prints its outcome; complains on standard error and sets the exit status where it is not what was asked for. */
export async function kontor(args: readonly string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof WrongCall)) throw error;
    process.stderr.write(`kontor: ${error.message}\n`);
    process.exitCode = error instanceof Refusal ? 1 : 2;
  }
}
