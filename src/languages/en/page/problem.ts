/** What a server did not do, by the code it gives. */
export const problem = {
  because: 'That did not work: {reason}',
  unreachable: 'The server does not answer',
  stale: 'The game has moved on. Take another look.',
  'too-fast': 'Too fast. Wait a moment.',
  malformed: 'The server could not understand that.',
  refused: 'The rules or the settings of this table do not allow that.',
  'not-yours': 'That is for someone else to do.',
  'not-now': 'That is not possible right now.',
  'not-found': 'This does not exist (any more).',
  'sign-in': 'Enter your name first.',
  forbidden: 'You are not allowed to do that.',
  'too-much': 'That is more than this server accepts.',
  full: 'The disk of the server is full. This was not stored; nothing else is lost. The operator must free space, then try again.',
  broken: 'Something went wrong on the server. Try again.',
} as const;
