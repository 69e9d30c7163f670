/** The lesson and the rules in English. */
export const about = {
  lesson: 'A dozen quays, two dozen bridges and a secret patron: light up the town.',
} as const;

export const chapters = {
  last: {
    title: 'The last lanterns',
    steps: {
      1: {
        text: 'The night is nearly over: you have two lanterns left, Berta has one. At the Münzkai lives your patron.',
      },
      2: {
        text: 'Hang a lantern over the bridge from the Fischkai to the Münzkai, and see what lies there.',
        wrong: 'That bridge can wait. Your patron lives at the Münzkai.',
      },
      3: {
        text: 'Three coins, and two points from your patron. For a coin a lantern moves to a bridge at the same quay. You need none: hang your last lantern.',
      },
      4: {
        text: 'The last lantern is lit, and the night is over. The most lanterns at a quay, coins and your patron bring points.',
      },
    },
  },
} as const;

export const topics = {
  'lantern-goal': {
    title: 'A night on the canals',
    body: [
      'You hang lanterns over bridges, to have the most at as many quays as you can. Every player has a patron at one quay, which the others do not know. The night is over when the last lantern hangs.',
    ],
  },
  'lantern-turn': {
    title: 'Your turn',
    body: [
      'Hang a lantern over a dark bridge, or pay a coin and move one of yours to a dark bridge at one of the same two quays. The first lantern over a bridge turns its gift over: its coins are yours.',
      'When all your lanterns hang you may still move them, or watch.',
    ],
  },
  'lantern-score': {
    title: 'Points',
    body: [
      'The most lanterns at a quay bring 3 points, shared with others 1 point each. Two coins make a point. Each of your lanterns at the quay of your patron brings 2 points.',
    ],
  },
} as const;

export const figures = { 'lantern-canals': 'Four lanterns are lit' } as const;
