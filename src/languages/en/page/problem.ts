/** What a server did not do, by the code it gives. */
export const problem = {
  because: 'That was not done: {reason}',
  unreachable: 'The server does not answer',
  stale: 'The game had already gone on. Look again.',
  'too-fast': 'That was too fast. Wait a moment.',
  malformed: 'The server could not read that.',
  refused: 'The rules of the game or of this table do not allow that.',
  'not-yours': 'That is somebody else’s to do.',
  'not-now': 'That cannot be done as things stand at this table.',
  'not-found': 'There is no such thing here (any more).',
  'sign-in': 'Say your name first.',
  forbidden: 'You may not do that.',
  'too-much': 'That is more than this server takes.',
  broken: 'The server has made a mistake. Try it again.',
} as const;
