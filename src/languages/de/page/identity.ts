import type { identity as en } from '../../en/page/identity.js';
import type { Translation } from '../../types.js';

export const identity: Translation<typeof en> = {
  nameFree: '„{name}“ ist frei.',
  nameTaken: 'Hier heißt schon jemand „{name}“ oder sieht geschrieben genauso aus.',
  useFree: '„{name}“ nehmen',
  nameLetters: 'Ein Name braucht einen Buchstaben oder eine Ziffer.',
  nameMixed: 'Ein Wort darin mischt Buchstaben verschiedener Alphabete.',
  nameReserved: 'Dieser Name ist dem Server selbst vorbehalten.',
  shortName: 'Wie du am Tisch heißt',
  shortNameHint:
    'Eine Kurzform nach Wunsch. Andere dürfen dieselbe haben; neben ihnen erscheinst du mit dem ganzen Namen.',
  saveName: 'Speichern',
  nameSaved: 'Gespeichert: {name}',
};
