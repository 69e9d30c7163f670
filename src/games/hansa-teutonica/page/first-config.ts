/** What the first games are played with. A file of its own and without imports: it comes with the first screen. */
export const firstConfig = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
  modules: [] as string[],
};

/** A small board for somebody who has never played. */
export const easyConfig = { ...firstConfig, board: 'salt-march' };
