/** What the engine and the page of the game say, in German. */
import type { Translation } from '../../../../languages/types.js';
import type * as en from '../en/index.js';

export const rules: Translation<typeof en.rules> = {
  hangs: '{name} hängt eine Laterne an {to}.',
  moves: '{name} hängt eine Laterne von {from} nach {to} um.',
  passes: '{name} schaut zu.',
  finds: { one: '{name} findet {n} Münze.', other: '{name} findet {n} Münzen.' },
  over: 'Die letzte Laterne brennt: Die Nacht ist vorbei.',
  noLantern: 'Du hast keine Laterne mehr zum Aufhängen.',
  taken: 'Dort hängt schon eine Laterne.',
  notYours: 'Dort hängt keine Laterne von dir.',
  notNext: 'Eine Laterne zieht nur zu einer Brücke am selben Kai um.',
  noCoin: 'Eine Laterne umzuhängen kostet eine Münze.',
  mustHang: 'Zuschauen kannst du erst, wenn alle deine Laternen hängen.',
  hand: '{name}: Laternen {lanterns}, Münzen {coins}',
  bridge: '{bridge}: {what}',
  dark: 'dunkel',
};
export const categories: Translation<typeof en.categories> = {
  light: 'Hellste Kais',
  coins: 'Münzen',
  patron: 'Gönner',
};
export const terms: Translation<typeof en.terms> = {
  light: 'die hellsten Kais',
  coins: 'Punkte für Münzen',
  patron: 'der Kai des Gönners',
  close: 'Kais in Reichweite',
  purse: 'Münzen zum Ausgeben',
};
export const page: Translation<typeof en.page> = {
  hang: 'Hier eine Laterne aufhängen',
  move: 'Die Laterne von {from} hierher hängen',
  pass: 'Zuschauen',
  task: 'Hänge eine Laterne an eine leuchtende Brücke, oder hänge für eine Münze eine um.',
  taskMove: 'Hänge für eine Münze eine Laterne um, oder schau zu.',
  quay: 'Der Kai {quay}.',
  yourPatron: 'Er ist der Kai deines Gönners.',
  lights: '{name}: {n}',
  dark: 'Noch keine Laternen.',
  bridge: 'Die Brücke {bridge}.',
  hangs: 'Hier hängt eine Laterne von {name}.',
  gift: 'Hier liegt verdeckt ein Geschenk.',
  noteHang: 'Laterne über {to}',
  noteMove: 'Laterne von {from} nach {to}',
  adviseHang: 'Hänge eine Laterne über {to}: {why}.',
  adviseMove: 'Hänge deine Laterne von {from} nach {to} um: {why}.',
  advisePass: 'Schau zu: Jeder Zug würde mehr kosten, als er bringt.',
  points: { one: '{n} Punkt', other: '{n} Punkte' },
  later: 'So kommst du dem hellsten Kai näher',
  lanterns: 'Laternen',
  lastLantern: 'Die Nacht endet, wenn die letzte Laterne hängt.',
  coins: 'Münzen',
  patron: 'Dein Gönner',
};
