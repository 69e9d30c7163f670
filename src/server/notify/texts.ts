/** The words of messages, in English and German. */
import type { Language } from '../../core/language.js';
import type { NoticeAbout } from '../tables/timed/notices.js';

export interface MessageTexts {
  /** What a table wants, for one line of a message. */
  readonly about: Readonly<Record<NoticeAbout, string>>;
  /** Said of a single table, as a title. */
  readonly title: Readonly<Record<NoticeAbout, (name: string) => string>>;
  readonly several: (n: number) => string;
  /** For several tables where not all of them wait. */
  readonly news: (n: number) => string;
  readonly more: (n: number) => string;
  readonly until: (time: string) => string;
  readonly with: (names: string) => string;
  readonly open: string;
  readonly why: (name: string, settings: string) => string;
  readonly unsubscribe: (url: string) => string;
  readonly code: { readonly subject: string; readonly body: (name: string, code: string) => string };
  readonly test: { readonly title: string; readonly body: string };
  readonly page: {
    readonly title: string;
    readonly ask: string;
    readonly button: string;
    readonly done: string;
    readonly unknown: string;
  };
}

const en: MessageTexts = {
  about: {
    decide: 'it is for you to decide',
    undo: 'somebody asks to take moves back',
    start: 'every seat is taken; you can begin',
    over: 'the game is over',
  },
  title: {
    decide: (name) => `Your turn: ${name}`,
    undo: (name) => `May moves be taken back? ${name}`,
    start: (name) => `Ready to begin: ${name}`,
    over: (name) => `The game is over: ${name}`,
  },
  several: (n) => `${n} tables are waiting for you`,
  news: (n) => `News from ${n} tables`,
  more: (n) => `… and ${n} more`,
  until: (time) => `until ${time}`,
  with: (names) => `with ${names}`,
  open: 'Open the table',
  why: (name, settings) =>
    `You get this message, ${name}, because you asked to be told when a table waits for you. Change that here: ${settings}`,
  unsubscribe: (url) => `No more messages to this mailbox: ${url}`,
  code: {
    subject: 'Your code for Kontor',
    body: (name, code) =>
      `${name} wants to be told at this address when a table of Kontor is waiting. If that is you, enter this code there:\n\n    ${code}\n\nIt can be used for half an hour. If it is not you, nothing needs to be done; no further messages will come.\n`,
  },
  test: { title: 'Kontor', body: 'This is how you will be told when a table waits for you.' },
  page: {
    title: 'Messages from Kontor',
    ask: 'Send no more messages to this mailbox?',
    button: 'No more messages',
    done: 'No more messages will be sent to this mailbox.',
    unknown: 'This address has been taken off already, or the link is not complete.',
  },
};

const de: MessageTexts = {
  about: {
    decide: 'du bist an der Reihe',
    undo: 'jemand möchte Züge zurücknehmen',
    start: 'alle Plätze sind besetzt; du kannst beginnen',
    over: 'das Spiel ist zu Ende',
  },
  title: {
    decide: (name) => `Du bist dran: ${name}`,
    undo: (name) => `Dürfen Züge zurückgenommen werden? ${name}`,
    start: (name) => `Bereit zum Beginn: ${name}`,
    over: (name) => `Das Spiel ist zu Ende: ${name}`,
  },
  several: (n) => `${n} Tische warten auf dich`,
  news: (n) => `Neues von ${n} Tischen`,
  more: (n) => `… und ${n} weitere`,
  until: (time) => `bis ${time}`,
  with: (names) => `mit ${names}`,
  open: 'Zum Tisch',
  why: (name, settings) =>
    `Du bekommst diese Nachricht, ${name}, weil du erfahren wolltest, wann ein Tisch auf dich wartet. Hier lässt sich das ändern: ${settings}`,
  unsubscribe: (url) => `Keine Nachrichten mehr an dieses Postfach: ${url}`,
  code: {
    subject: 'Dein Code für Kontor',
    body: (name, code) =>
      `${name} möchte an dieser Adresse erfahren, wann ein Tisch von Kontor wartet. Wenn du das bist, gib dort diesen Code ein:\n\n    ${code}\n\nEr gilt eine halbe Stunde. Wenn du es nicht bist, ist nichts zu tun; es kommen keine weiteren Nachrichten.\n`,
  },
  test: { title: 'Kontor', body: 'So erfährst du, wann ein Tisch auf dich wartet.' },
  page: {
    title: 'Nachrichten von Kontor',
    ask: 'Keine Nachrichten mehr an dieses Postfach?',
    button: 'Keine Nachrichten mehr',
    done: 'An dieses Postfach gehen keine Nachrichten mehr.',
    unknown: 'Diese Adresse ist schon abgemeldet, oder der Link ist nicht vollständig.',
  },
};

export const TEXTS: Readonly<Record<Language, MessageTexts>> = { en, de };
