import type * as en from '../en/messages.js';
import type { Translation } from '../types.js';

export const about: Translation<typeof en.about> = {
  decide: 'du bist am Zug',
  undo: 'jemand möchte Züge zurücknehmen',
  start: 'alle Plätze sind besetzt; du kannst starten',
  over: 'das Spiel ist zu Ende',
  rematch: 'eine Revanche; dein Platz ist für dich reserviert',
  end: 'jemand möchte das Spiel jetzt beenden',
  pause: 'jemand bittet um eine Pause',
  resume: 'jemand möchte nach der Pause weiterspielen',
  ready: 'gleich geht es los; bist du da? Du hast eine Minute',
  settings: 'die Einstellungen wurden geändert; es geht los, sobald du zustimmst',
  remind: 'die anderen warten; zieh rechtzeitig, sonst dürfen sie einen Bot für dich spielen lassen',
  invited: 'du bist eingeladen',
};

export const questions: Translation<typeof en.questions> = {
  displaced: 'du wurdest verdrängt; setze deine Figuren wieder ein',
  share: 'du kannst am Einkommen eines anderen teilhaben',
  loss: 'du verlierst Waren; wähle, welche',
};

export const titles: Translation<typeof en.titles> = {
  decide: 'Du bist am Zug: {name}',
  undo: 'Bitte um Rücknahme: {name}',
  start: 'Bereit zum Start: {name}',
  over: 'Das Spiel ist zu Ende: {name}',
  rematch: 'Revanche: {name}',
  end: 'Spiel beenden? {name}',
  pause: 'Pause machen? {name}',
  resume: 'Weiterspielen? {name}',
  ready: 'Bist du bereit? {name}',
  settings: 'Neue Einstellungen: {name}',
  remind: 'Noch immer am Zug: {name}',
  invited: 'Einladung: {name}',
};

export const message: Translation<typeof en.message> = {
  several: { one: '{n} Tisch wartet auf dich', other: '{n} Tische warten auf dich' },
  news: { one: 'Neues von {n} Tisch', other: 'Neues von {n} Tischen' },
  more: '… und {n} weitere',
  until: 'bis {time}',
  with: 'mit {names}',
  drawnBoard: 'ein selbst gezeichneter Plan',
  open: 'Zum Tisch',
  why: 'Du bekommst diese Nachricht, {name}, weil du benachrichtigt werden wolltest, wenn ein Tisch auf dich wartet. Hier kannst du das ändern: {settings}',
  unsubscribe: 'Diese Adresse abmelden: {url}',
};

export const code: Translation<typeof en.code> = {
  subject: 'Dein Code für Kontor',
  body: '{name} möchte an dieser Adresse Nachrichten von Kontor bekommen. Wenn du das bist, gib dort diesen Code ein:\n\n    {code}\n\nEr gilt eine halbe Stunde. Wenn du es nicht bist, ignoriere diese Nachricht; es kommen keine weiteren.\n',
};

export const mailbox: Translation<typeof en.mailbox> = {
  confirmSubject: 'Mit dieser Adresse bei Kontor anmelden?',
  confirmBody:
    '{name} möchte sich mit dieser E-Mail-Adresse bei Kontor anmelden. Wenn du das bist, öffne diese Seite und bestätige es:\n\n{url}\n\nDer Link gilt eine Stunde. Wenn nicht, ignoriere diese Nachricht; es kommen keine weiteren.\n',
  linkSubject: 'Anmelden bei Kontor',
  linkLine: '{name}: {url}\n',
  linkBody:
    'Jemand, hoffentlich du, möchte sich mit dieser E-Mail-Adresse bei Kontor anmelden. Öffne den Link auf dem Gerät, auf dem du spielen willst:\n\n{links}\nEin Link gilt einmal und 15 Minuten lang. Wenn du es nicht warst, ignoriere diese Nachricht: Ohne den Link kommt niemand hinein.\n',
};

export const wayBack: Translation<typeof en.wayBack> = {
  subject: 'Anmeldung bei Kontor als {name}',
  phrase: 'Mit deinem Wiederherstellungssatz wurde ein neues Gerät angemeldet: {device}.',
  passkey: 'Mit einem Passkey wurde ein neues Gerät angemeldet: {device}.',
  newPhrase: 'Du hast einen neuen Wiederherstellungssatz; der alte gilt nicht mehr.',
  newPasskey: 'Ein Passkey wurde hinzugefügt.',
  newMailbox: 'Du meldest dich jetzt mit einer anderen E-Mail-Adresse an; diese gilt nicht mehr.',
  device: '{browser} auf {system}',
  unknownDevice: 'ein unbekanntes Gerät',
  hint: 'Wenn du das nicht warst, melde das Gerät hier ab und erneuere deinen Wiederherstellungssatz: {url}',
};

export const test: Translation<typeof en.test> = {
  title: 'Kontor-Test: {way}',
  body: 'Das ist ein Test: {way} an {label}. Kein Tisch wartet. Wenn einer wartet, erfährst du hier, welcher, worauf und bis wann.',
  'way-push': 'Browser-Benachrichtigung',
  'way-mail': 'E-Mail',
  'way-webhook': 'Webhook',
};

export const unsubscribe: Translation<typeof en.unsubscribe> = {
  title: 'Nachrichten von Kontor',
  ask: 'Keine Nachrichten mehr an diese Adresse senden?',
  button: 'Abmelden',
  done: 'Diese Adresse ist abgemeldet und bekommt keine Nachrichten mehr.',
  unknown: 'Diese Adresse ist schon abgemeldet, oder der Link ist unvollständig.',
};

/** The page for an address that leads nowhere. */
export const notFound: Translation<typeof en.notFound> = {
  title: 'Hier gibt es keine Seite',
  hint: 'Die Adresse ist vielleicht falsch geschrieben oder veraltet. Deine Spiele sind noch da.',
  home: 'Zur Startseite',
};

export const calendar: Translation<typeof en.calendar> = {
  name: 'Kontor: meine Fristen',
};
