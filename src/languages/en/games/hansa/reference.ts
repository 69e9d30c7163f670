/** The rules in our own words: paragraphs, and lists of points. */
export const topics = {
  'hansa-goal': {
    title: 'Aim of the game',
    body: [
      'One ship sails the Baltic, and the player in turn decides where. You buy goods, spend them on booths in the cities, or sell them for points. Booths decide who gets paid for goods, and they score at the end.',
    ],
  },
  'hansa-setup': {
    title: 'Set-up',
    body: [
      'There are 78 goods: in each of six colours four with one barrel, five with two and four with three. With three players one colour, drawn at random, is left out, with two players two colours. The rest is shuffled. One good goes face up on each warehouse space, city by city in number order; the others form five piles as equal as possible, the first ones larger if necessary.',
      'The ship starts in Copenhagen. Each player has 15 booths and 3 talers.',
      'In three rounds each player in turn puts two booths in a city: not in Copenhagen, and not where they already have booths.',
    ],
  },
  'hansa-turn': {
    title: 'The turn',
    body: [
      'You receive 3 talers; the bank never runs out. Then you may replenish the warehouses. After that you sail and act in any order, as long as you can pay.',
      'Each time you stop in a city you have one action: buy, build or sell. Before the next one you have to sail. If you come back to a city later in the turn, that is a new stop.',
    ],
  },
  'hansa-replenish': {
    title: 'Replenish',
    body: [
      'At the start of your turn, if any warehouse space is empty, you may pay 1 taler to fill all empty spaces. They are filled in the order of the city numbers, from the first pile that still has goods, then the next. If every space is empty, you must do it. When the goods run out, the rest stay empty.',
    ],
  },
  'hansa-sail': {
    title: 'Sail',
    body: [
      'Pay 1 taler to the bank and sail along one arrow to the next city. You cannot sail against an arrow.',
    ],
  },
  'hansa-buy': {
    title: 'Buy',
    body: [
      'Take one good from a warehouse of the city where the ship is. It costs 1 taler, paid to the player with the most booths there; if that is you, it is free. If nobody has booths there, or players tie for the most, the taler goes to the bank.',
    ],
  },
  'hansa-build': {
    title: 'Build booths',
    body: [
      'Give up one of your unsold goods; it leaves the game. Put as many booths in the ship’s city as it had barrels, or as many as you have left. If you have no booths left, you cannot build.',
    ],
  },
  'hansa-sell': {
    title: 'Sell',
    body: [
      'You need a booth in the ship’s city and at least two unsold goods of one colour. Take one of your booths there back and turn the goods over: they are sold. You may sell several colours at once, at least two goods of each.',
      'Then every opponent who holds unsold goods of a colour you sold loses one of that colour, of their own choice; one for each colour sold. It leaves the game.',
    ],
  },
  'hansa-end-turn': {
    title: 'End of the turn',
    body: [
      'Talers above 3 go back to the bank. If you hold more than 3 unsold goods, you choose which of them leave the game until 3 are left. Sold goods do not count and are never lost.',
    ],
  },
  'hansa-end': {
    title: 'The end of the game',
    body: [
      'As soon as a replenishment takes a good from the fifth pile, this is the last round. Finish it, so that everyone has had the same number of turns; then the game is over.',
    ],
  },
  'hansa-score': {
    title: 'Scores',
    body: [
      [
        '1 for each unsold good',
        '1 plus its barrels for each sold good',
        '2 for each city with your booths, 4 if nobody else has one there',
      ],
      'The highest total wins; on a tie, the player with the most booths on the board; after that the win is shared.',
    ],
  },
  'hansa-extra': {
    title: 'Module: extra card',
    body: [
      'With the extra card there are four bonuses at the end. If players tie for one, nobody gets it.',
      [
        '2 for the tallest stack of booths in one city',
        '3 for the player whose replenishment opened the fifth pile',
        '4 for booths in the most cities',
        '5 for the most sold goods with a single barrel',
      ],
    ],
  },
  'hansa-secrets': {
    title: 'What is secret',
    body: [
      'Nobody knows what is in the piles, or in which order. Everything else is open: talers, goods, booths.',
    ],
  },
  'hansa-board': {
    title: 'Our Baltic board: what is certain',
    body: [
      'We drew this board from documents, and they do not cover everything about the printed one. This is what we know:',
      [
        'Certain: the nine cities; the three ways out of Copenhagen; Lübeck to Aalborg to Copenhagen; Kalmar to Copenhagen as its only way; Tønsberg to Stockholm; Stockholm to Kalmar and Reval; Danzig to Kalmar; the 78 goods; 14 warehouse spaces, five cities having two; number 1 for Tønsberg and 9 for Riga.',
        'Reconstructed: the direction of the ring Reval, Riga, Danzig, Reval.',
        'Reconstructed: which five cities have two warehouses; Tønsberg and Aalborg are likely.',
        'Reconstructed: the numbers 2 to 8, and with them the order of filling.',
      ],
      'The board is a plain file. If you know better, you can correct it there without touching the program.',
    ],
  },
} as const;

/** Below the pictures. */
export const figures = {
  sail: 'Three arrows lead on from Copenhagen',
  buy: 'The player with the most booths in Danzig gets paid',
  cities: 'Copenhagen scores 4, Lübeck 2',
  'card-hansa': 'The western Baltic',
} as const;
