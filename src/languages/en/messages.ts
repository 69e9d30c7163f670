/** Notifications that the server sends. */

/** What a table is waiting for, in one line of a message. */
export const about = {
  decide: 'it is your turn',
  undo: 'someone asks to undo moves',
  start: 'every seat is taken; you can start',
  over: 'the game is over',
  rematch: 'a rematch; your seat is kept for you',
  end: 'someone asks to end the game now',
  pause: 'someone asks for a pause',
  resume: 'someone wants to play on after the pause',
  ready: 'the game is about to start; are you there? You have a minute',
  settings: 'the host has changed the settings; the game starts once you accept them',
  remind: 'the others are waiting; move in time, or they may let a bot play for you',
  invited: 'you are invited',
} as const;

/** What another player's turn can ask, instead of `about.decide`. */
export const questions = {
  displaced: 'you were displaced; put your pieces back on the board',
  share: 'you may share in another player’s income',
  loss: 'you lose goods; choose which',
} as const;

/** The same as the title of a message about one table. */
export const titles = {
  decide: 'Your turn: {name}',
  undo: 'Undo request: {name}',
  start: 'Ready to start: {name}',
  over: 'Game over: {name}',
  rematch: 'Rematch: {name}',
  end: 'End the game? {name}',
  pause: 'Pause? {name}',
  resume: 'Play on? {name}',
  ready: 'Are you ready? {name}',
  settings: 'New settings: {name}',
  remind: 'Still your turn: {name}',
  invited: 'Invitation: {name}',
} as const;

export const message = {
  several: { one: '{n} table is waiting for you', other: '{n} tables are waiting for you' },
  news: { one: 'News from {n} table', other: 'News from {n} tables' },
  more: '… and {n} more',
  until: 'until {time}',
  with: 'with {names}',
  drawnBoard: 'a custom board',
  open: 'Open the table',
  why: 'You get this message, {name}, because you asked to be notified when a table is waiting for you. Change that here: {settings}',
  unsubscribe: 'Unsubscribe this address: {url}',
} as const;

export const code = {
  subject: 'Your Kontor code',
  body: '{name} wants to get notifications from Kontor at this address. If that is you, enter this code there:\n\n    {code}\n\nIt is valid for half an hour. If it is not you, ignore this message; no more will follow.\n',
} as const;

/** Mails with which people come back to their names. */
export const mailbox = {
  confirmSubject: 'Use this address to sign in to Kontor?',
  confirmBody:
    '{name} wants to sign in to Kontor with this e-mail address. If that is you, open this page and confirm it:\n\n{url}\n\nThe link works for an hour. If it is not you, ignore this message; no more will follow.\n',
  linkSubject: 'Sign in to Kontor',
  linkLine: '{name}: {url}\n',
  linkBody:
    'Someone, hopefully you, wants to sign in to Kontor with this e-mail address. Open the link on the device where you want to play:\n\n{links}\nA link works once, within 15 minutes. If it was not you, ignore this message: nobody gets in without it.\n',
} as const;

/** What people are told about their ways back, so that nobody else uses them unnoticed. */
export const wayBack = {
  subject: 'Signing in to Kontor as {name}',
  phrase: 'A new device was signed in with your recovery phrase: {device}.',
  passkey: 'A new device was signed in with a passkey: {device}.',
  newPhrase: 'You have a new recovery phrase; the old one no longer works.',
  newPasskey: 'A passkey was added.',
  newMailbox: 'You now sign in with another e-mail address; this one no longer works.',
  device: '{browser} on {system}',
  unknownDevice: 'an unknown device',
  hint: 'If that was not you, sign that device out and renew your recovery phrase here: {url}',
} as const;

export const test = {
  title: 'Kontor test: {way}',
  body: 'This tests {way} to {label}. No table is waiting. When one is, you will be told here which one, what it is waiting for and until when.',
  'way-push': 'browser notifications',
  'way-mail': 'e-mail',
  'way-webhook': 'a webhook',
} as const;

/** The page on which a mailbox is unsubscribed. */
export const unsubscribe = {
  title: 'Messages from Kontor',
  ask: 'Stop all messages to this address?',
  button: 'Unsubscribe',
  done: 'This address is unsubscribed. It gets no more messages.',
  unknown: 'This address is already unsubscribed, or the link is incomplete.',
} as const;

/** The page for an address that leads nowhere. */
export const notFound = {
  title: 'There is no page here',
  hint: 'The address may be mistyped or out of date. Your games are safe.',
  home: 'To the home page',
} as const;

/** A calendar of deadlines. */
export const calendar = {
  name: 'Kontor: my deadlines',
} as const;
