/** The lesson: what it is about, and its chapters step by step. `wrong` answers a wrong try. */
export const about = {
  lesson: 'Routes, trading posts and sharp elbows: build a network across the Hanseatic League.',
} as const;

export const chapters = {
  routes: {
    title: 'Routes and posts',
    steps: {
      1: {
        text: 'Welcome! You are Anna, playing against Berta and Claas. The most prestige wins: you score some of it right away on the track, the rest at the end.',
      },
      2: {
        text: 'Routes connect the cities, and you start with two actions per turn. Use them to place two traders: one on each point between Dortmund and Duisburg.',
        wrong:
          'You may place anywhere, but a route only counts once all of it is yours. Take the short one: Dortmund–Duisburg.',
      },
      3: {
        text: 'Your turn again, and the whole route is yours. Create it: that is an action too and never happens by itself. As your reward, establish a post in Duisburg.',
        wrong: 'That would clear the route and earn you nothing. Choose the post in Duisburg.',
      },
      4: {
        text: 'One trader is now a post and stays for good. The other went to your stock; you have to hire it again before you can use it. The first space in Dortmund is round: it needs a merchant, so you could not choose it.',
      },
      5: {
        text: 'You can only place what is in your supply, and that is running low. Use your second action for income: your Bank is 3, so hire three traders.',
        wrong: 'You could take fewer, but why be modest? Take all three.',
      },
      6: {
        text: 'Look: Berta created Arnheim–Duisburg, and you scored 1! No matter who creates a route, the players who control its two cities score first. You control Duisburg because you have the most posts there.',
      },
      7: {
        text: 'Claas established a post on a coin space in Lübeck and scored 1 at once. That is the heart of the game: place, create, and sit where the others have to pass.',
      },
    },
  },
  abilities: {
    title: 'Abilities',
    steps: {
      1: {
        text: 'A few turns later you hold three routes. Some cities show an ability: create a route there, and you can develop it instead of establishing a post.',
      },
      2: {
        text: 'Göttingen offers Actions, the most popular of all. Create Göttingen–Quedlinburg and develop Actions.',
        wrong:
          'A post there is nice, but three actions every turn for the rest of the game are better. Develop Actions.',
      },
      3: {
        text: 'The trader from the track is now in your supply, and you have three actions per turn, starting right away. Next: create Hamburg–Stade and develop Privilege.',
        wrong: 'Not yet: without Privilege you can only use white spaces. Develop it with Hamburg–Stade.',
      },
      4: {
        text: 'Posts fill up from left to right, and the colour of a space shows the Privilege it needs: white, orange, pink or black. You now have orange, and in Minden the orange space is next: create Minden–Paderborn and establish a post there.',
        wrong: 'Possible, but Minden lies at the crossroads of five routes. Take the orange space there.',
      },
      5: {
        text: 'First Berta scored 1, because she controlled Minden. Now each of you has one post there, and the rightmost post breaks the tie: Minden is yours.',
      },
      6: {
        text: 'The other abilities: Bank lets you hire more at a time, Book lets you move more, and Keys multiply your network at the end. Each step you develop also frees a tradesman for you.',
      },
    },
  },
  displacing: {
    title: 'Displace and move',
    steps: {
      1: {
        text: 'Berta is blocking your route to Münster. Displace her trader: yours takes the point, and as the price another of your traders goes from supply to stock.',
        wrong: 'Keep your only merchant; do it with a trader and pay with a trader.',
      },
      2: {
        text: 'Berta answered at once: her trader moved to a neighbouring route, and she added another from her stock for free. Being displaced pays, so blocking is a good plan.',
      },
      3: {
        text: 'The route is complete. Create it and establish a post in Arnheim.',
        wrong: 'Take the post in Arnheim: it will matter for the great connection later.',
      },
      4: {
        text: 'Now Berta has displaced you, and you answer at once. Put your trader on a free point of a neighbouring route; the highlighted points are near enough.',
      },
      5: {
        text: 'And your compensation: add a trader from your stock, under the same conditions. Bremen–Osnabrück is a good spot, because there is a bonus marker.',
        wrong: 'You could decline, but it is free. Add the trader.',
      },
      6: {
        text: 'Your trader between Perleberg and Stendal is not doing much. Moving is one action, and with Book 2 you can move up to two of your own. Pick this one up.',
      },
      7: {
        text: 'Put it on any free point. It helps most next to your other traders: try Bremen–Osnabrück.',
        wrong: 'First put down the one you picked up.',
      },
      8: { text: 'You could pick up a second one now. Let us leave it at that: finish the action.' },
      9: {
        text: 'Place, displace, move, income, create: those are all five actions. Remember that posts in cities can never be displaced.',
      },
    },
  },
  markers: {
    title: 'Markers and merchants',
    steps: {
      1: {
        text: 'There is a bonus marker beside Bremen–Osnabrück. If you create the route, it is yours: create it and establish a post in Osnabrück.',
        wrong: 'You would get the marker anyway, but take the post as well.',
      },
      2: {
        text: 'You drew a new marker, still face down, to place at the end of your turn. The one you took can be used right away and costs no action: three extra actions!',
      },
      3: {
        text: 'Round spaces take merchants, and you have two. The first space in Emden is round: put your merchant on the last point of Emden–Groningen.',
        wrong: 'A trader does not fit the round space in Emden. Place the merchant.',
      },
      4: {
        text: 'Create the route and establish the post in Emden with the merchant.',
        wrong: 'Also good, but a merchant in Emden is what we came for.',
      },
      5: {
        text: 'Merchants are also expensive to displace: it costs two instead of one, and their owner may add two. That makes them the best blockers.',
      },
      6: {
        text: 'Coellen–Warburg is special: a merchant from this route can take one of four prestige spaces that score at the end. Your Privilege is white, so take the 7.',
        wrong: 'Seven points for one merchant! Take the special prestige.',
      },
      7: { text: 'You have one action left, and your supply is nearly empty. Take income.' },
      8: {
        text: 'Your turn ends: now you see the marker you drew and put it on an empty route without a marker that leads to a city with a free space. Choose one that you want to create yourself!',
      },
      9: {
        text: 'Every marker you took scores at the end, used or not: one is worth 1, four are worth 6, ten are worth 21. And when none is left to draw, the game ends.',
      },
    },
  },
  ending: {
    title: 'The end',
    steps: {
      1: {
        text: 'It is late in the game. It ends right after a route is created if a player has reached 20 on the track, if no marker is left to draw, or if ten cities are full.',
      },
      2: {
        text: 'One big prize is left: the first player to link Arnheim and Stendal with an unbroken chain of cities with their posts scores 7, the second 4, the third 2. You only need Brunswick.',
      },
      3: {
        text: 'Close the chain: create Brunswick–Stendal and establish a post in Brunswick.',
        wrong: 'Brunswick is the missing link. Establish the post there.',
      },
      4: {
        text: '1 for controlling Stendal and 7 for the connection: you are on 20, and the game ends at once. It is not decided yet: now comes the final scoring.',
      },
      5: {
        text: 'Every fully developed ability except Keys is worth 4: for you that is the Bank. Then come the markers, your merchant on the 7, and 2 for each city you control.',
      },
      6: {
        text: 'Last, the network: the posts in your largest group of connected cities, times your Keys. Five posts times 2 makes 10. Göttingen is not connected and does not count.',
      },
      7: {
        text: 'You have won, and you know the whole game. The rules explain every detail; now try a real game against the bots.',
      },
    },
  },
} as const;
