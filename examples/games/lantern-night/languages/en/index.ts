/** What the engine and the page of the game say, in English. Other languages have the same keys. */
export const rules = {
  hangs: '{name} hangs a lantern over {to}.',
  moves: '{name} moves a lantern from {from} to {to}.',
  passes: '{name} watches.',
  finds: { one: '{name} finds {n} coin.', other: '{name} finds {n} coins.' },
  over: 'The last lantern is lit: the night is over.',
  noLantern: 'You have no lantern left to hang.',
  taken: 'A lantern hangs there already.',
  notYours: 'No lantern of yours hangs there.',
  notNext: 'A lantern moves only to a bridge at the same quay.',
  noCoin: 'Moving a lantern costs a coin.',
  mustHang: 'You can only watch when all your lanterns hang.',
  hand: '{name}: lanterns {lanterns}, coins {coins}',
  bridge: '{bridge}: {what}',
  dark: 'dark',
} as const;
export const categories = { light: 'Brightest quays', coins: 'Coins', patron: 'Patron' } as const;
export const terms = {
  light: 'the brightest quays',
  coins: 'points for coins',
  patron: 'the patron’s quay',
  close: 'quays within reach',
  purse: 'coins to spend',
} as const;
export const page = {
  hang: 'Hang a lantern here',
  move: 'Move the lantern from {from} here',
  pass: 'Watch',
  task: 'Hang a lantern over a lit bridge, or move one for a coin.',
  taskMove: 'Move a lantern for a coin, or watch.',
  quay: 'The quay {quay}.',
  yourPatron: 'It is the quay of your patron.',
  lights: '{name}: {n}',
  dark: 'No lanterns here yet.',
  bridge: 'The bridge {bridge}.',
  hangs: 'A lantern of {name} hangs here.',
  gift: 'A gift lies here, face down.',
  lanterns: 'Lanterns',
  coins: 'Coins',
  patron: 'Your patron',
} as const;
