/** The things of the game by name. */
export const kinds = { trader: 'trader', merchant: 'merchant' } as const;

export const abilities = {
  keys: 'Keys',
  actions: 'Actions',
  privilege: 'Privilege',
  book: 'Book',
  bank: 'Bank',
} as const;

export const markers = {
  'extra-post': 'Extra post',
  exchange: 'Exchange',
  'move-3': 'Move 3',
  develop: 'Develop',
  'actions-3': '+3 actions',
  'actions-4': '+4 actions',
  'remove-3': 'Remove 3',
} as const;

export const permanentMarkers = {
  'move-2': 'Move 2',
  'develop-privilege': 'Develop Privilege',
  'green-post': 'Post in a green city',
  'reuse-2': 'Reuse 2',
  'place-2': 'Place 2',
} as const;

export const favours = {
  'free-relocation': 'Free relocation',
  'extra-action': 'Extra action',
  'income-share': 'Income share',
  'double-relocation': 'Double relocation',
  'city-prestige': 'City prestige',
  'ability-prestige': 'Ability prestige',
} as const;

export const colours = { white: 'white', orange: 'orange', pink: 'pink', black: 'black' } as const;

/** Countries of boards; one that is not named here keeps its own name. */
export const countries = { wales: 'Wales', scotland: 'Scotland', england: 'England' } as const;

/** "2 traders and 1 merchant" */
export const pieces = {
  traders: { one: '{n} trader', other: '{n} traders' },
  merchants: { one: '{n} merchant', other: '{n} merchants' },
  none: 'nothing',
} as const;

/** A player's desk, and the buttons beside the board. */
export const desk = {
  income: 'Income',
  marker: 'Markers',
  favour: 'Favours',
  supply: 'Supply',
  stock: 'Stock',
  unused: 'Markers',
  used: 'Used',
  plate: 'To place',
  faceDown: 'Face down',
  favours: 'Favours',
  mission: 'Mission',
} as const;
