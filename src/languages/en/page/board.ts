export const board = {
  board: 'Board: {title}',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole board',
  notDrawn: 'The picture of the board is missing. It appears when you are online again.',
} as const;
