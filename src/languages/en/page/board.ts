export const board = {
  board: 'Board: {title}',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole board',
} as const;
