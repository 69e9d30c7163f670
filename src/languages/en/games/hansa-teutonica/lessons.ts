/** The lesson: what it is about, and its chapters step by step. `wrong` answers a wrong try. */
export const about = {
  lesson: 'Routes, trading posts and elbows: build a network across the Hanseatic League.',
} as const;

export const chapters = {
  routes: {
    title: 'Routes and posts',
    steps: {
      1: {
        text: 'Welcome! You are Anna, Berta and Claas play against you. Whoever has the most prestige at the end wins: some of it is scored at once on the track, the rest at the end.',
      },
      2: {
        text: 'Cities are joined by routes, and you start with two actions a turn. Use them to place two traders: one on each point between Dortmund and Duisburg.',
        wrong:
          'You may place anywhere, but a route only counts once all of it is yours. Take the short one: Dortmund–Duisburg.',
      },
      3: {
        text: 'Your turn again, and the whole route is yours. Create it: that is an action too and never happens by itself. As the reward, open a post in Duisburg.',
        wrong: 'That would clear the route and bring you nothing. Choose the post in Duisburg.',
      },
      4: {
        text: 'One trader is now a post; it stays for good. The other went to your stock, from where you have to hire it again. The first space of Dortmund is round: it wants a merchant, so it was not on offer.',
      },
      5: {
        text: 'Only what lies in your supply can be placed, and it is running low. Use the second action for income: your Bank is 3, so hire three traders.',
        wrong: 'Fewer would be allowed, but there is no reason to be modest: take all three.',
      },
      6: {
        text: 'Look: Berta created Arnheim–Duisburg, and you scored 1! Whoever creates a route, the controllers of both its cities score first. You control Duisburg because you have the most posts there.',
      },
      7: {
        text: 'Claas opened a post on a space with a coin in Lübeck and scored its 1 at once. That is the heart of the game: place, create, and be where others have to pass.',
      },
    },
  },
  abilities: {
    title: 'Abilities',
    steps: {
      1: {
        text: 'A few turns later three routes are yours. Some cities show an ability: creating a route there lets you develop it instead of opening a post.',
      },
      2: {
        text: 'Göttingen offers Actions, the most wanted of all. Create Göttingen–Quedlinburg and develop Actions.',
        wrong:
          'A post there is fine, but three actions every turn for the rest of the game are better. Develop Actions.',
      },
      3: {
        text: 'The trader from the track joined your supply, and you have three actions a turn from now on; the new one counts at once. Next: create Hamburg–Stade and develop Privilege.',
        wrong: 'Not yet: without Privilege you can only use white spaces. Develop it with Hamburg–Stade.',
      },
      4: {
        text: 'Posts are opened from left to right, and the colour of a space says which Privilege it needs: white, orange, pink or black. You have reached orange. In Minden the orange space is next: create Minden–Paderborn and open a post there.',
        wrong: 'Possible, but Minden lies at the crossroads of five routes. Take the orange space there.',
      },
      5: {
        text: 'First Berta scored 1, for Minden was hers. Now each of you has one post there, and a tie goes to the post furthest right: Minden is yours.',
      },
      6: {
        text: 'The other abilities: Bank hires more at a time, Book moves more of your people, and Keys multiply your network at the end. Each one you develop also gives you a new worker.',
      },
    },
  },
  displacing: {
    title: 'Displace and move',
    steps: {
      1: {
        text: 'Berta blocks your route to Münster. Displace her trader: yours takes the point, and as the price one more of your traders goes from supply to stock.',
        wrong: 'Keep your only merchant; do it with a trader and pay with a trader.',
      },
      2: {
        text: 'Berta answered at once: her trader went to a neighbouring route, and she added one from her stock for nothing. Being displaced pays, so blocking is a fine plan.',
      },
      3: {
        text: 'The route is whole. Create it and open a post in Arnheim.',
        wrong: 'Take the post in Arnheim: it will matter for the great connection later.',
      },
      4: {
        text: 'Now Berta has displaced you, and you answer at once. Put your trader on a free point of a route that touches the one it came from; what lights up is near enough.',
      },
      5: {
        text: 'And your gift: add a trader from your stock, under the same conditions. Bremen–Osnabrück is a good spot, for a bonus marker lies there.',
        wrong: 'You could do without, but it is free. Add the trader.',
      },
      6: {
        text: 'Your trader between Perleberg and Stendal is lonely. Moving is one action, and with Book 2 you may lift up to two of your own. Lift this one.',
      },
      7: {
        text: 'Put it on any free point of the board. Where the others stand it helps most: try Bremen–Osnabrück.',
        wrong: 'First put down what is in your hand.',
      },
      8: { text: 'You may lift a second one now. We leave it at that: finish the action.' },
      9: {
        text: 'Place, displace, move, income, create: those are all five actions. Mind that posts in cities can never be displaced.',
      },
    },
  },
  markers: {
    title: 'Markers and merchants',
    steps: {
      1: {
        text: 'A bonus marker lies beside Bremen–Osnabrück. Whoever creates the route takes it: create it and open a post in Osnabrück.',
        wrong: 'The marker would be yours all the same, but take the post along.',
      },
      2: {
        text: 'You drew a new marker, still face down, for the end of your turn. The one you took can be used at once, for no action: three more actions!',
      },
      3: {
        text: 'Round spaces take merchants, and you have two. The first space of Emden is round: put your merchant on the last point of Emden–Groningen.',
        wrong: 'A trader has corners and does not fit the round space of Emden. Place the merchant.',
      },
      4: {
        text: 'Create the route and open the post in Emden with the merchant.',
        wrong: 'Also good, but a merchant in Emden is what we came for.',
      },
      5: {
        text: 'Merchants are dear to displace, too: two instead of one are paid, and their owner may add two. That makes them the best blockers.',
      },
      6: {
        text: 'Coellen–Warburg is special: a merchant of this route may take one of four prestige spaces that score at the end. Your Privilege is white, so take the 7.',
        wrong: 'Seven points for one merchant! Take the special prestige.',
      },
      7: { text: 'One action is left, and your supply is nearly empty. Take income.' },
      8: {
        text: 'Your turn ends: now you see the marker you drew and put it on a route that is empty, has no marker and leads to a city with a free space. Choose one that you want to create yourself!',
      },
      9: {
        text: 'Every marker you took counts at the end, used or not: one is worth 1, four are worth 6, ten are worth 21. And when no new one can be drawn, the game is over.',
      },
    },
  },
  ending: {
    title: 'The end',
    steps: {
      1: {
        text: 'Late in the game. It ends right after a route is created if somebody stands at 20 on the track, if no marker is left to draw, or if ten cities are full.',
      },
      2: {
        text: 'One great prize is left: whoever first joins Arnheim and Stendal by an unbroken chain of cities with own posts scores 7, the next 4, then 2. You lack only Brunswick.',
      },
      3: {
        text: 'Close the chain: create Brunswick–Stendal and open a post in Brunswick.',
        wrong: 'Brunswick is the missing link. Open the post there.',
      },
      4: {
        text: '1 for your Stendal and 7 for the connection: you stand at 20, and the game is over on the spot. Nothing is decided yet: now the rest is counted.',
      },
      5: {
        text: 'Every ability but Keys that is fully developed is worth 4: your Bank is. Then come the markers, your merchant on the 7, and 2 for each city you control.',
      },
      6: {
        text: 'Last, the network: the posts in your largest group of joined cities, times your Keys. Five posts times 2 make 10. Göttingen lies apart and does not count for it.',
      },
      7: {
        text: 'You have won, and you know the whole game. The rules explain every detail; a real game against the bots is the best next step.',
      },
    },
  },
} as const;
