/** What the command line says about games. */
export const transcript = {
  turn: 'Turn {turn}: {who}',
  final: 'Final scores',
  unfinished: 'The record ends here; the game is not over.',
} as const;

export const watch = {
  keys: 'space: pause, resume · →: one move · +/-: faster, slower · q: quit',
} as const;
