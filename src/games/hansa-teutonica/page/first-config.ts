/** The configs of the first games. A separate file without imports, because it loads with the first screen. */
export const firstConfig = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
  modules: [] as string[],
};

/** A small board for new players. */
export const easyConfig = { ...firstConfig, board: 'salt-march' };
