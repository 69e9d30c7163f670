/** The rules in our own words: paragraphs, and lists of points. */
export const topics = {
  'hansa-goal': {
    title: 'What it is about',
    body: [
      'One ship sails the Baltic, and whoever is at the move decides where. You buy goods, spend them to put up booths in the cities, or sell them for points. Booths decide who is paid for goods and score at the end.',
    ],
  },
  'hansa-setup': {
    title: 'Setting up',
    body: [
      'There are 78 goods: in each of six colours four with one barrel, five with two and four with three. With three players one colour, drawn at random, is left out, with two players two. The rest is shuffled. One good goes face up on each warehouse space, city by city in the order of their numbers; the others form five piles as equal as possible, the first ones larger if need be.',
      'The ship begins in Copenhagen. Everybody has 15 booths and 3 talers.',
      'In three rounds each player in turn puts two booths in a city: not in Copenhagen, and not where he has booths already.',
    ],
  },
  'hansa-turn': {
    title: 'The turn',
    body: [
      'You get 3 talers; the bank never runs out of them. Then you may replenish the warehouses. After that you sail and act in any order, as long as you can pay.',
      'In each stay at a city you have one action: buy, build or sell. Before the next one you have to sail. Coming back to a city later in the turn is a new stay.',
    ],
  },
  'hansa-replenish': {
    title: 'Replenish',
    body: [
      'Only at the start of your turn, and only if a warehouse space is empty, you may pay 1 taler to fill all empty spaces. They are filled in the order of the cities’ numbers, from the first pile that still has goods, then the next. If every space is empty you must do it. When the goods run out, the rest stay empty.',
    ],
  },
  'hansa-sail': {
    title: 'Sail',
    body: [
      'Pay 1 taler to the bank and take the ship along one arrow to the next city. There is no sailing against an arrow.',
    ],
  },
  'hansa-buy': {
    title: 'Buy',
    body: [
      'Take one good from a warehouse of the city where the ship is. It costs 1 taler, paid to the player with the most booths there; if that is you, it is free. If nobody has booths there, or several have the most, the taler goes to the bank.',
    ],
  },
  'hansa-build': {
    title: 'Build booths',
    body: [
      'Give up one of your unsold goods; it leaves the game. Put as many booths in the ship’s city as it showed barrels, or as many as you have left. Without any booth left you cannot build.',
    ],
  },
  'hansa-sell': {
    title: 'Sell',
    body: [
      'You need a booth in the ship’s city and at least two unsold goods of one colour. Take one of your booths there back and turn the goods over: they are sold. You may sell several colours at once, at least two goods of each.',
      'Then every opponent who holds unsold goods of a colour you sold loses one of that colour, of his own choice; one for each colour sold. It leaves the game.',
    ],
  },
  'hansa-end-turn': {
    title: 'End of the turn',
    body: [
      'Talers above 3 go back to the bank. If you hold more than 3 unsold goods, you choose which of them leave the game until 3 are left. Sold goods do not count for this and are never lost.',
    ],
  },
  'hansa-end': {
    title: 'The end of the game',
    body: [
      'As soon as a replenishment takes a good from the fifth pile, the game is in its last round. The round is finished, so that everybody has had the same number of turns, and then it is over.',
    ],
  },
  'hansa-score': {
    title: 'Scores',
    body: [
      [
        '1 for each unsold good',
        '1 plus its barrels for each sold good',
        '2 for each city with a booth of yours, 4 if nobody else has one there',
      ],
      'The highest total wins; on a tie the player with the most booths on the board; after that the victory is shared.',
    ],
  },
  'hansa-extra': {
    title: 'Module: extra card',
    body: [
      'With the extra card four bonuses are given at the end. If several are tied for one, nobody gets it.',
      [
        '2 for the tallest stack of booths in one city',
        '3 for the player whose replenishment began the fifth pile',
        '4 for booths in the most cities',
        '5 for the most sold goods with a single barrel',
      ],
    ],
  },
  'hansa-secrets': {
    title: 'What is secret',
    body: [
      'What is in the piles, and in which order, nobody knows. Everything else is open: talers, goods, booths.',
    ],
  },
  'hansa-board': {
    title: 'Our Baltic board: what is certain',
    body: [
      'We drew this board from documents, and not everything about the printed one is documented. So you know what you are playing on:',
      [
        'Certain: the nine cities; the three ways out of Copenhagen; Lübeck to Aalborg to Copenhagen; Kalmar to Copenhagen as its only way; Tønsberg to Stockholm; Stockholm to Kalmar and Reval; Danzig to Kalmar; the 78 goods; 14 warehouse spaces, five cities having two; number 1 for Tønsberg and 9 for Riga.',
        'Reconstructed: the direction of the ring Reval, Riga, Danzig, Reval.',
        'Reconstructed: which five cities have two warehouses; Tønsberg and Aalborg are likely.',
        'Reconstructed: the numbers 2 to 8, and with them the order of filling.',
      ],
      'The board is a plain file. Whoever knows better can correct it there without touching the program.',
    ],
  },
} as const;

/** Below the pictures. */
export const figures = {
  sail: 'From Copenhagen three arrows lead on',
  buy: 'Most booths in Danzig: its owner is paid',
  cities: 'Copenhagen counts 4, Lübeck 2',
  'card-hansa': 'The western Baltic',
} as const;
