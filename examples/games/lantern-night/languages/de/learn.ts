/** The lesson and the rules in German. */
import type { Translation } from '../../../../languages/types.js';
import type * as en from '../en/learn.js';

export const about: Translation<typeof en.about> = {
  lesson: 'Ein Dutzend Kais, zwei Dutzend Brücken und ein heimlicher Gönner: Bring die Stadt zum Leuchten.',
};

export const chapters: Translation<typeof en.chapters> = {
  last: {
    title: 'Die letzten Laternen',
    steps: {
      1: {
        text: 'Die Nacht ist fast vorbei: Du hast noch zwei Laternen, Berta hat eine. Am Münzkai wohnt dein Gönner.',
      },
      2: {
        text: 'Hänge eine Laterne an die Brücke vom Fischkai zum Münzkai und sieh nach, was dort liegt.',
        wrong: 'Diese Brücke kann warten. Dein Gönner wohnt am Münzkai.',
      },
      3: {
        text: 'Drei Münzen und zwei Punkte von deinem Gönner. Für eine Münze zieht eine Laterne an eine Brücke am selben Kai um. Das brauchst du nicht: Hänge deine letzte Laterne auf.',
      },
      4: {
        text: 'Die letzte Laterne brennt, und die Nacht ist vorbei. Die meisten Laternen an einem Kai, Münzen und dein Gönner bringen Punkte.',
      },
    },
  },
};

export const topics: Translation<typeof en.topics> = {
  'lantern-goal': {
    title: 'Eine Nacht an den Kanälen',
    body: [
      'Du hängst Laternen an Brücken, um an möglichst vielen Kais die meisten zu haben. Jeder hat einen Gönner an einem Kai, den die anderen nicht kennen. Die Nacht ist vorbei, wenn die letzte Laterne hängt.',
    ],
  },
  'lantern-turn': {
    title: 'Dein Zug',
    body: [
      'Hänge eine Laterne an eine dunkle Brücke, oder zahle eine Münze und hänge eine von deinen an eine dunkle Brücke um, die einen der beiden Kais berührt. Die erste Laterne an einer Brücke deckt ihr Geschenk auf: Die Münzen gehören dir.',
      'Hängen alle deine Laternen, kannst du sie noch umhängen oder zuschauen.',
    ],
  },
  'lantern-score': {
    title: 'Punkte',
    body: [
      'Die meisten Laternen an einem Kai bringen 3 Punkte, geteilt je 1 Punkt. Zwei Münzen sind ein Punkt. Jede deiner Laternen am Kai deines Gönners bringt 2 Punkte.',
    ],
  },
};

export const figures: Translation<typeof en.figures> = { 'lantern-canals': 'Vier Laternen brennen' };
