/** What a first game is played with. A file of its own and without imports: it comes with the first screen. */
export const firstConfig = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
  modules: [] as string[],
};
