/** The editors' views by game, each loaded when one of its boards is opened. */
import type { GameView } from './contract.js';

const VIEWS: Readonly<Record<string, () => Promise<GameView>>> = {
  'hansa-teutonica': async () =>
    (await import('../../../games/hansa-teutonica/page/editor/index.jsx')).hansaTeutonicaView,
  hansa: async () => (await import('../../../games/hansa/page/editor/index.jsx')).hansaView,
};

/** Games that have an editor. */
export const EDITABLE: readonly string[] = Object.keys(VIEWS);

export function viewOf(game: string): Promise<GameView> {
  const load = VIEWS[game];
  if (load === undefined) throw new Error(`there is no editor for the game ${game}`);
  return load();
}
