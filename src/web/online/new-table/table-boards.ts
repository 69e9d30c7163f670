/** The boards that a new table can use besides those that ship: the operator's, your own, and those that people published. */
import { canonicalText, type JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { games, shelf } from '../../../games/index.js';
import type { Offered } from '../../home/new-game/config-choice.jsx';
import { t } from '../../i18n/index.js';
import { listBoards } from '../../store/boards.js';
import { boardFile } from '../boards/board-files.js';
import { getKeptBoards, getPublishedBoards } from '../boards/boards-api.js';
import { isOffered, operatorsName, playableBoards } from '../boards/operator-boards.jsx';

export interface TableBoard {
  readonly game: string;
  /** The file, with an id that no other board on offer has. */
  readonly board: JsonObject;
  /** Null for a board that is not on the server yet. */
  readonly hash: string | null;
  /** What addresses call it: its hash, or the name of an operator's board; null for one that only this device has. */
  readonly name: string | null;
  /** Whether it is one of the server's, which is named by its id. */
  readonly isOperators?: true;
  /** The file as it is. */
  readonly file: JsonObject;
  readonly hint: string;
}

/** Every board is fetched for its picture, so only the newest are offered. */
const MOST_KEPT = 20;
const MOST_PUBLISHED = 12;

type Found = Omit<TableBoard, 'board'>;

async function onServer(hash: string, game: string, hint: string): Promise<Found[]> {
  const file = await boardFile(hash).catch(() => undefined);
  return file === undefined ? [] : [{ game, hash, name: hash, file, hint }];
}

/** `wanted` is the name of a board that must be among them. */
async function findAll(wanted: string | undefined): Promise<Found[]> {
  const [operators, own, kept, published] = await Promise.all([
    playableBoards(),
    listBoards(),
    getKeptBoards().catch(() => undefined),
    getPublishedBoards('').catch(() => undefined),
  ]);
  const mine = (kept?.boards ?? []).filter(({ removed }) => removed === null).slice(0, MOST_KEPT);
  const theirs = (published?.boards ?? []).slice(0, MOST_PUBLISHED);
  const servers = operators
    .filter(({ game, board }) => isOffered(game, board))
    .map(({ game, board }) => ({
      game,
      hash: null,
      name: operatorsName(game, board),
      file: board,
      isOperators: true as const,
      hint: t('shelf.operators'),
    }));
  const known = new Set([
    ...mine.map(({ hash }) => hash),
    ...theirs.map(({ hash }) => hash),
    ...servers.map(({ name }) => name),
  ]);
  const further =
    wanted !== undefined && !known.has(wanted) ? await boardFile(wanted).catch(() => null) : null;
  const served = await Promise.all([
    ...mine.map(({ hash, game }) => onServer(hash, game, t('shelf.yours'))),
    ...(further ? [onServer(wanted!, String(further.game), t('shelf.publishedBy'))] : []),
    ...theirs.map(({ hash, game, author, version }) =>
      onServer(hash, game, t('shelf.by', { name: author.name, version })),
    ),
  ]);
  const onDevice = own.map(({ game, board }) => ({
    game,
    hash: null,
    name: null,
    file: board,
    hint: t('shelf.onDevice'),
  }));
  return [...servers, ...served.flat(), ...onDevice];
}

const isPlayable = ({ game, file }: Found): boolean => {
  try {
    shelf.game(game).withBoards([file]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Each content once, each under an id of its own. */
function named(found: readonly Found[]): TableBoard[] {
  const contents = new Set<string>();
  const taken = new Set(
    games.flatMap(({ id, boards }) => [...boards.keys()].map((board) => `${id}/${board}`)),
  );
  return found.flatMap((one) => {
    const content = canonicalText({ ...one.file, game: one.game });
    if (contents.has(content)) return [];
    contents.add(content);
    let id = String(one.file.id);
    for (let n = 2; taken.has(`${one.game}/${id}`); n++) id = `${String(one.file.id).slice(0, 55)}-${n}`;
    taken.add(`${one.game}/${id}`);
    return [{ ...one, board: { ...one.file, id } }];
  });
}

export interface TableBoards {
  readonly offered: Offered;
  /** By game and id, as in `Offered.own`. */
  readonly boards: ReadonlyMap<string, TableBoard>;
}

export async function findTableBoards(wanted: string | undefined): Promise<TableBoards> {
  const all = named((await findAll(wanted)).filter(isPlayable));
  const keyed = <T>(value: (one: TableBoard) => T): Map<string, T> =>
    new Map(all.map((one) => [`${one.game}/${one.board.id}`, value(one)]));
  return {
    offered: {
      first: [...keyed(({ name }) => name)].find(([, name]) => name !== null && name === wanted)?.[0],
      games: games.map((game) =>
        game.withBoards(all.filter((one) => one.game === game.id).map(({ board }) => board)),
      ),
      own: keyed(({ board }) => board),
      hints: keyed(({ hint }) => hint),
    },
    boards: keyed((one) => one),
  };
}
