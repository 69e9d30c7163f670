/** The lesson: what it is about, and its chapters step by step. `wrong` answers a wrong try. */
export const about = {
  lesson: 'One ship, six kinds of goods and sharp eyes: trade across the Baltic Sea.',
} as const;

export const chapters = {
  sailing: {
    title: 'Sail and buy',
    steps: {
      1: {
        text: 'Welcome to the Baltic! You are Anna; Berta and Claas trade against you. There is only one ship, and whoever is at the move sails it. Points come from goods you sell and from cities where you have booths.',
      },
      2: {
        text: 'Each turn brings you 3 talers; with the 3 you had you own 6. Sailing costs 1 taler an arrow, and only in the direction of the arrow. Sail to Danzig.',
        wrong: 'The ship could go there too, but your own booths are in Danzig.',
      },
      3: {
        text: 'You have more booths in Danzig than anybody else, so goods here are free for you. Take the red one with two barrels.',
        wrong:
          'Take the red one: goods are sold in pairs of one colour, and another red one waits in Kalmar.',
      },
      4: {
        text: 'In every stay at a city you have one action: buy, build or sell. For the next one you have to sail on. Go to Kalmar.',
        wrong: 'Reval is a fine place, but the red good is in Kalmar.',
      },
      5: {
        text: 'Kalmar belongs to Berta: she has the most booths. Buy the red good all the same; your taler goes to her.',
      },
      6: { text: 'One more stop: from Kalmar an arrow leads to Copenhagen only.' },
      7: {
        text: 'Nobody has booths in Copenhagen, so the taler goes to the bank; the same happens where the most booths are tied. Buy the green good.',
      },
      8: {
        text: 'One taler is left. You may keep up to 3 talers and 3 unsold goods for the next turn, so end this one; the others sail on from here.',
      },
      9: {
        text: 'Two red goods and a green one in a single turn: a good start. Now you learn what to do with them.',
      },
    },
  },
  booths: {
    title: 'Booths and selling',
    steps: {
      1: {
        text: 'Your next turn begins in Copenhagen. Build: give up a good and put as many booths here as it shows barrels. Spend the green good for two booths.',
        wrong: 'Keep the two red ones together: you will sell them in a moment.',
      },
      2: {
        text: 'Copenhagen is yours: you buy here for nothing, others pay you, and at the end it is worth 4, as long as nobody else has a booth here; otherwise 2. Now sail to Danzig.',
      },
      3: {
        text: 'Selling needs a booth of yours in the city and at least two goods of one colour. One booth goes back to you. Sell both red goods.',
        wrong: 'That would be a pity: sold, the two red ones bring 7 points. Sell them.',
      },
      4: {
        text: 'A sold good is worth 1 plus its barrels: 3 and 4 for you, safe until the end. And everyone else who held red goods lost one of them: watch what others collect!',
      },
      5: {
        text: 'So every good has three uses: sell it for points, spend it for booths, or keep it for later. An unsold one is worth just 1 at the end.',
      },
    },
  },
  limits: {
    title: 'Losses and limits',
    steps: {
      1: {
        text: 'It is Claas who sails now, and he has come to Lübeck with two orange goods. You hold orange goods, too. Let us see …',
      },
      2: {
        text: 'He sold orange, so you lose one orange good, but you choose which. Give up the one with a single barrel.',
        wrong: 'Rather keep the three barrels: they build or score more.',
      },
      3: {
        text: 'Your turn, with 3 fresh talers. Before anything else you may pay 1 taler to fill all empty warehouses. Many are empty: replenish.',
        wrong: 'Sometimes it is wise to leave that to others. Here you want the goods yourself: replenish.',
      },
      4: {
        text: 'The spaces were filled by the number of the city, from the five piles. Sail along the arrow to Aalborg.',
      },
      5: { text: 'Buy one of the two goods here; it costs a taler for Berta.' },
      6: {
        text: 'You now hold four unsold goods, one too many to keep. Let us end the turn and see what happens.',
      },
      7: {
        text: 'At the end of a turn only 3 unsold goods and 3 talers stay. Choose the good that leaves the game.',
      },
      8: {
        text: 'Sold goods never count for that limit and can never be lost. So sell in time, before others do it to you.',
      },
    },
  },
  ending: {
    title: 'The last round',
    steps: {
      1: {
        text: 'Only the fifth pile is left. As soon as a replenishment takes a good from it, the round is played to its end, and the game is over. You are ahead: replenish!',
        wrong: 'Waiting would give the others another turn. Replenish now.',
      },
      2: {
        text: 'This is your last turn. In Riga you have booths, and in your hand three blue goods. Sail there.',
        wrong: 'First to Riga: there you can sell.',
      },
      3: {
        text: 'Sell all three at once: 2, 3 and 4 points. You take back one of two booths, so the city still counts for you.',
        wrong: 'Nothing stays for later now. Sell all three.',
      },
      4: { text: 'Very good. End your turn; Berta and Claas have one more each.' },
      5: { text: 'The game is over. Each unsold good counts 1, each sold good 1 plus its barrels.' },
      6: {
        text: 'Each city with a booth of yours counts 2, and 4 if you are alone there: Copenhagen and Riga bring you 4 each, Lübeck and Danzig 2 each.',
      },
      7: {
        text: 'You have won, and you know all the rules. A real game against the bots is the best next step.',
      },
    },
  },
} as const;
