/** The boards that you keep on the server, shared by everything that shows or changes them. */
import { createRoot, createSignal } from 'solid-js';
import { getKeptBoards, type KeptBoard, type KeptBoards } from './boards-api.js';

const [keptBoards, setKeptBoards] = createRoot(() => createSignal<KeptBoards>());

export { keptBoards };

const isSame = (one: KeptBoard, other: KeptBoard): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fetches them again. Without an answer, nothing is known. A board that has not changed keeps its card. */
export async function loadKeptBoards(): Promise<void> {
  const found = await getKeptBoards().catch(() => undefined);
  setKeptBoards(
    (before) =>
      found && {
        ...found,
        boards: found.boards.map((board) => before?.boards.find((old) => isSame(old, board)) ?? board),
      },
  );
}
