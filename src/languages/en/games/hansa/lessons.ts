/** The lesson: what it is about, and its chapters step by step. `wrong` answers a wrong try. */
export const about = {
  lesson: 'One ship, six kinds of goods and a sharp eye: trade across the Baltic Sea.',
} as const;

export const chapters = {
  sailing: {
    title: 'Sail and buy',
    steps: {
      1: {
        text: 'Welcome to the Baltic! You are Anna, trading against Berta and Claas. There is only one ship, and the player in turn sails it. You score for goods you sell and for cities where you have booths.',
      },
      2: {
        text: 'Each turn you receive 3 talers; with the 3 you had that makes 6. Sailing costs 1 taler per arrow, and only in the direction of the arrow. Sail to Danzig.',
        wrong: 'The ship could go there too, but your own booths are in Danzig.',
      },
      3: {
        text: 'You have more booths in Danzig than anybody else, so goods here are free for you. Take the red one with two barrels.',
        wrong:
          'Take the red one: goods are sold in pairs of one colour, and another red one waits in Kalmar.',
      },
      4: {
        text: 'Each time you stop in a city you have one action: buy, build or sell. To act again you have to sail on. Go to Kalmar.',
        wrong: 'Reval would be fine too, but the red good is in Kalmar.',
      },
      5: {
        text: 'Kalmar belongs to Berta: she has the most booths. Buy the red good anyway; your taler goes to her.',
      },
      6: { text: 'One more stop: from Kalmar the only arrow leads to Copenhagen.' },
      7: {
        text: 'Nobody has booths in Copenhagen, so the taler goes to the bank; the same happens when players tie for the most booths. Buy the green good.',
      },
      8: {
        text: 'You have one taler left. You may keep up to 3 talers and 3 unsold goods for your next turn, so end this one; the others sail on from here.',
      },
      9: {
        text: 'Two red goods and a green one in a single turn: a good start. Now let us see what to do with them.',
      },
    },
  },
  booths: {
    title: 'Booths and selling',
    steps: {
      1: {
        text: 'Your next turn begins in Copenhagen. Build: give up a good and put as many booths here as it has barrels. Spend the green good on two booths.',
        wrong: 'Keep the two red ones together: you will sell them in a moment.',
      },
      2: {
        text: 'Copenhagen is yours: you buy here for free, others pay you, and at the end it scores 4 if nobody else has a booth here, otherwise 2. Now sail to Danzig.',
      },
      3: {
        text: 'To sell you need a booth in the city and at least two goods of one colour. You take one booth back. Sell both red goods.',
        wrong: 'That would be a waste: sold, the two red ones score 7 points. Sell them.',
      },
      4: {
        text: 'A sold good is worth 1 plus its barrels: 3 and 4 for you, safe until the end. And every opponent who held red goods lost one of them: watch what others collect!',
      },
      5: {
        text: 'So every good has three uses: sell it for points, spend it on booths, or keep it for later. An unsold good is worth just 1 at the end.',
      },
    },
  },
  limits: {
    title: 'Losses and limits',
    steps: {
      1: {
        text: 'Claas is sailing now, and he has come to Lübeck with two orange goods. You hold orange goods, too. Let us see …',
      },
      2: {
        text: 'He sold orange, so you lose one orange good, but you choose which. Give up the one with a single barrel.',
        wrong: 'Keep the three barrels: they build or score more.',
      },
      3: {
        text: 'Your turn, with 3 fresh talers. Before anything else you may pay 1 taler to fill all empty warehouses. Many are empty: replenish.',
        wrong:
          'Sometimes it is wise to leave that to others. This time you want the goods yourself: replenish.',
      },
      4: {
        text: 'The spaces were filled from the five piles, in the order of the city numbers. Sail along the arrow to Aalborg.',
      },
      5: { text: 'Buy one of the two goods here; the taler goes to Berta.' },
      6: {
        text: 'You now hold four unsold goods, one too many. End your turn and see what happens.',
      },
      7: {
        text: 'At the end of your turn you may keep only 3 unsold goods and 3 talers. Choose the good that leaves the game.',
      },
      8: {
        text: 'Sold goods do not count towards that limit and can never be lost. So sell in time, before others sell the same colour.',
      },
    },
  },
  ending: {
    title: 'The last round',
    steps: {
      1: {
        text: 'Only the fifth pile is left. As soon as a replenishment takes a good from it, the round is finished, and the game ends. You are ahead: replenish!',
        wrong: 'Waiting would give the others another turn. Replenish now.',
      },
      2: {
        text: 'This is your last turn. You have booths in Riga and three blue goods in hand. Sail there.',
        wrong: 'Go to Riga first: you can sell there.',
      },
      3: {
        text: 'Sell all three at once: 2, 3 and 4 points. You take back one of your two booths, so the city still scores for you.',
        wrong: 'There is no later. Sell all three.',
      },
      4: { text: 'Very good. End your turn; Berta and Claas have one more each.' },
      5: { text: 'The game is over. Each unsold good scores 1, each sold good 1 plus its barrels.' },
      6: {
        text: 'Each city with your booths scores 2, or 4 if you are alone there: Copenhagen and Riga score 4 each, Lübeck and Danzig 2 each.',
      },
      7: {
        text: 'You have won, and you know all the rules. Now try a real game against the bots.',
      },
    },
  },
} as const;
