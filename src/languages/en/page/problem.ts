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
  'not-found': 'This does not exist, or no longer exists.',
  'sign-in': 'Enter your name first.',
  forbidden: 'You are not allowed to do that.',
  'too-much': 'That is more than this server accepts.',
  full: 'The server’s disk is full. This was not saved; nothing else is lost. Try again once the operator has freed some space.',
  broken: 'Something went wrong on the server. Try again.',
} as const;
