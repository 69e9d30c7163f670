/** What a server did not do, by the code it gives. */
const en = {
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
};

const de: Record<keyof typeof en, string> = {
  because: 'Das ging nicht: {reason}',
  unreachable: 'Der Server antwortet nicht',
  stale: 'Das Spiel war schon weiter. Schau noch einmal.',
  'too-fast': 'Das war zu schnell. Warte einen Augenblick.',
  malformed: 'Der Server konnte das nicht lesen.',
  refused: 'Die Regeln des Spiels oder dieses Tisches erlauben das nicht.',
  'not-yours': 'Das ist Sache eines anderen.',
  'not-now': 'Das geht nicht, so wie es an diesem Tisch steht.',
  'not-found': 'Das gibt es hier nicht (mehr).',
  'sign-in': 'Sag zuerst deinen Namen.',
  forbidden: 'Das darfst du nicht.',
  'too-much': 'Das ist mehr, als dieser Server annimmt.',
  broken: 'Der Server hat einen Fehler gemacht. Versuch es noch einmal.',
};

export const problem = { en, de };
