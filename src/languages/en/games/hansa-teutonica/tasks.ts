/** What has to be done right now. */
export const tasks = {
  begin: 'Choose a highlighted spot, or take income.',
  beginWithoutStock: 'Choose a highlighted spot.',
  actions: 'Choose your next action.',
  free: 'No actions left; you can still use what is free.',
  relocate: 'Move your displaced {kind} to a highlighted point.',
  relocateMore: {
    one: 'Move your displaced {kind} to a highlighted point; then add {n} more from your stock.',
    other: 'Move your displaced {kind} to a highlighted point; then add up to {n} more from your stock.',
  },
  extras: {
    one: 'Add {n} more on a highlighted point, or tap Done.',
    other: 'Add up to {n} more on highlighted points, or tap Done.',
  },
  lift: { one: 'Pick up a tradesman, or tap Done.', other: 'Pick up at most {n} tradesmen.' },
  liftOrDrop: {
    one: 'Put down what you hold ({hand}), or pick up {n} more.',
    other: 'Put down what you hold ({hand}), or pick up at most {n} more.',
  },
  drop: {
    one: 'Put the tradesman you hold on a highlighted point.',
    other: 'Put the {n} tradesmen you hold on highlighted points.',
  },
  remove: { one: 'Send a tradesman back, or tap Done.', other: 'Send up to {n} tradesmen back.' },
  permanent: '{marker}: {n} to go, or tap Done.',
  share: 'Take a piece as your share of the income, or tap Done.',
  markers: {
    one: 'Put your new marker on a highlighted route.',
    other: 'Put your {n} new markers on highlighted routes.',
  },
  pawn: 'Move the pawn to a highlighted province.',
  answersDisplaced: '{name} places the displaced {kind}',
  answersExtras: '{name} adds more pieces',
  answersShare: '{name} may share the income',
} as const;
