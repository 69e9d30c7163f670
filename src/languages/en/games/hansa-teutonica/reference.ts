/** The rules in our own words: paragraphs, and lists of points. */
export const topics = {
  'ht-goal': {
    title: 'What it is about',
    body: [
      'You are a trading house of the Hanseatic League. You occupy routes between cities, and when a route is all yours you create it: for a post in a city, for a new ability, or for prestige. The most prestige at the end wins.',
      [
        'A trader is a cube, a merchant a disc; a tradesman is either.',
        'A point is one space of a route; a post is a tradesman who has settled in a city.',
        'Your supply holds the tradesmen you can use now, your stock those you have to hire first.',
      ],
    ],
  },
  'ht-setup': {
    title: 'Setting up',
    body: [
      'Everybody has 27 traders and 4 merchants. Eighteen of them cover the five tracks of the desk: 4 traders on Keys, 5 on Actions, 3 on Privilege, 3 on Bank, and 3 merchants on Book. One trader marks the score, one merchant begins in the supply.',
      'Eleven traders remain. The start player has 5 of them in the supply and 6 in the stock; each following player has one more in the supply and one less in the stock.',
      'The three start markers are shuffled and lie face up on the three routes with a tavern. All other markers form the face-down supply.',
      [
        'Keys: 1, 2, 2, 3, 4',
        'Actions: 2, 3, 3, 4, 4, 5',
        'Privilege: white, orange, pink, black',
        'Book: 2, 3, 4, 5',
        'Bank: 3, 5, 7, all',
      ],
    ],
  },
  'ht-turn': {
    title: 'The turn',
    body: [
      'You have as many actions as your Actions track shows. Use them in any order, the same one as often as you like; each is finished before the next begins. You may stop early.',
      [
        'Income: hire from the stock',
        'Place a tradesman on a free point',
        'Displace somebody else’s tradesman',
        'Move your own tradesmen',
        'Create a route that is all yours',
      ],
      'Unused bonus markers cost no action. You use them between actions, before the first or after the last, as many as you like, but not during the action that brought them. Extra post alone is used inside the creation of a route.',
    ],
  },
  'ht-secrets': {
    title: 'What is secret',
    body: [
      'Nobody knows the order of the marker supply. Markers on a plate are hidden from everyone, their owner included, until the end of that turn; then the owner alone sees them until they are placed. Missions are known to their owner until the end. Everything else is open.',
    ],
  },
  'ht-income': {
    title: 'Income',
    body: [
      'Move tradesmen from your stock to your supply, up to the value of your Bank, traders and merchants mixed as you like. At the last step of the Bank you may take everything.',
      'Big Box: you may take fewer, but at least one. 2009: you take exactly as many as the Bank says, or all if fewer are there. With an empty stock there is no income.',
    ],
  },
  'ht-place': {
    title: 'Place',
    body: [
      'Put one tradesman from your supply on any free point of the board. Points with a boat take merchants only; all others take either kind.',
    ],
  },
  'ht-displace': {
    title: 'Displace',
    body: [
      'Take an opponent’s point: your tradesman from the supply replaces the one that stands there, if it fits the point.',
      'As the price, further tradesmen of your choice go from your supply to your stock: one for a trader, two for a merchant. If your supply cannot pay, you cannot displace. Posts in cities are safe for ever.',
    ],
  },
  'ht-relocate': {
    title: 'After being displaced',
    body: [
      'The displaced player answers before anything else happens: the displaced piece returns to the board, and beside it one extra tradesman may be placed, two if a merchant was displaced. The order is free, and they need not share a route. Extras are a gift you may refuse; the displaced piece has to go.',
      'Where: never on the route it came from. Routes that share a city with it are nearest, then the routes that share a city with those, and so on. Each piece goes to a free point it fits on the nearest routes that have one; this is looked up again for every piece.',
      [
        'Extras come from the stock, of either kind.',
        'Only if the stock is empty they come from the supply.',
        'Only if both are empty you may use any of your tradesmen already on a route, also on the one you were displaced from.',
        'Should there be no point on the whole board that fits the displaced piece, it goes to your stock.',
      ],
    ],
  },
  'ht-move': {
    title: 'Move',
    body: [
      'Lift up to as many of your own tradesmen from points as your Book says, at least one, and put all of them on free points anywhere. Points you have just vacated are free, so two of yours can change places.',
    ],
  },
  'ht-create': {
    title: 'Create a route',
    body: [
      'When every point of a route is yours you may create it. It is an action and never happens by itself. These things follow in order:',
      [
        'The controllers of the two cities score 1 each, whoever they are.',
        'If a bonus marker lies there, you take it and draw a new one, face down, onto your plate. If none is left to draw, the game ends after this action.',
        'You choose one reward: a post, an extra post with that marker, an ability, special prestige, or nothing.',
        'All other tradesmen of the route go to your stock.',
      ],
      'Even if both cities are full you may create the route, just for the points and the marker.',
    ],
  },
  'ht-control': {
    title: 'Who controls a city',
    body: [
      'The player with the most posts in it, extra posts counted. If several have the same number, it is the one of them whose post stands furthest right. Extra posts stand to the left of the printed spaces, each new one further left, so they count for number but lose ties.',
    ],
  },
  'ht-post': {
    title: 'Open a post',
    body: [
      'A tradesman of the route moves to the leftmost empty space of one of its two cities. He must have the shape of the space, square for traders and round for merchants, and your Privilege must have reached its colour: white, orange, pink, black; each colour includes the ones before.',
      'A coin on the space scores its value at once, for the first to settle there. Filling the last printed space of a city moves the track of completed cities on.',
    ],
  },
  'ht-extra-post': {
    title: 'Extra post',
    body: [
      'With an unused extra-post marker the reward of a route may be a post beside the printed spaces: any tradesman of the route, trader or merchant, without regard to Privilege. He stands to the left of all posts of that city. Its first printed space must be taken already. The printed spaces stay as they are.',
    ],
  },
  'ht-develop': {
    title: 'Develop an ability',
    body: [
      'If one of the two cities shows an ability that is not yet full, you may develop it: the leftmost tradesman of its track goes to your supply, and the number below counts from now on.',
      [
        'Keys multiply your network at the end.',
        'Actions: more actions a turn. When the number rises in your own turn you have one more action at once; where it stays the same you do not.',
        'Privilege opens spaces of further colours.',
        'Book: how many of your tradesmen one move action may lift.',
        'Bank: how many tradesmen one income action may hire.',
      ],
    ],
  },
  'ht-special': {
    title: 'Special prestige',
    body: [
      'Each board has a route beside four round spaces of 7, 8, 9 and 11 points: Coellen–Warburg on the Hanseatic boards, Danzig–Königsberg in the east, Plymouth–Salisbury in Britannia. Creating it may send one of its merchants to any vacant space whose colour your Privilege has reached. It scores at the end and is no post.',
    ],
  },
  'ht-connection': {
    title: 'The great connection',
    body: [
      'Each board names two cities far apart: Arnheim and Stendal, Lübeck and Danzig, Oxford and York. When a new post of yours completes an unbroken chain of cities with your posts from one to the other, both included, you score 7 at once. The second player to do so scores 4, the third 2, later ones nothing; each player only once.',
    ],
  },
  'ht-markers': {
    title: 'Bonus markers',
    body: [
      'You get a marker by creating the route it lies on. It is yours, unused, until you use it in this turn or a later one; then it is turned over and kept. Using it costs no action and happens between actions.',
      'At the end all your markers count, used or not. Those still on your plate do not.',
    ],
  },
  'ht-marker-kinds': {
    title: 'What each marker does',
    body: [
      [
        'Extra post: see there; it is used while creating a route.',
        'Exchange: two tradesmen in neighbouring occupied printed spaces of one city change places, whatever their shape and colour. In the Big Box one of them must be yours, in 2009 any two will do. Extra posts, green cities and special prestige are out of its reach, and no coin is scored.',
        'Develop: develop any ability, as after creating a route.',
        '+3 actions, +4 actions: that many more actions in this turn.',
        'Move 3 (Big Box): lift up to three tradesmen of opponents and put them on free points they fit, just vacated ones included.',
        'Remove 3 (2009): send up to three tradesmen of any players from routes back to their owners’ supplies.',
      ],
    ],
  },
  'ht-plate': {
    title: 'Placing new markers',
    body: [
      'At the end of your turn you look at the markers on your plate and put each on a route of your choice. The route must have no marker, no permanent marker and no tradesman on it, and at least one of its cities must have an empty printed space; green cities have none to offer. In Britannia only English routes will do.',
      'If there is no such route, the marker waits on the plate until the end of your next turn.',
    ],
  },
  'ht-end': {
    title: 'The end of the game',
    body: [
      'The game ends right after the creation of a route, its permanent marker included, in which one of these came true:',
      [
        'Somebody stands at 20 or more on the track.',
        'A new marker had to be drawn and none was left.',
        'The track of completed cities reached its end: ten cities, eight in Britannia.',
      ],
      'There are no further actions, and no markers are placed.',
    ],
  },
  'ht-final': {
    title: 'Final scores',
    body: [
      [
        'The track: what you scored during the game.',
        'Abilities: 4 for each that is fully developed, Keys excepted.',
        'Markers: 1 for one, 3 for two or three, 6 for four or five, 10 for six or seven, 15 for eight or nine, 21 for ten or more.',
        'Special prestige: the number on each space you hold.',
        'Cities: 2 for each city you control.',
        'Countries, in Britannia: see there.',
        'Network: the posts in your largest network times your Keys.',
      ],
    ],
  },
  'ht-network': {
    title: 'The network',
    body: [
      'Cities with posts of yours that are joined by routes form a network, whoever controls them. Of your networks the one with the most posts counts; several posts in one city all count. Their number is multiplied by your Keys.',
    ],
  },
  'ht-winner': {
    title: 'Who wins',
    body: [
      'The highest total. Big Box: on a tie, the player who has removed fewer tradesmen from the Actions track; then the one with more points for the network; then the victory is shared. 2009: a tie is shared.',
    ],
  },
  'ht-missions': {
    title: 'Module: missions',
    body: [
      'On the Hanseatic boards you may play with missions. Of nine cards everybody gets one, in secret. It names three cities: at the end each of them with a post of yours is worth 1, and if you control all three you score 5 more.',
    ],
  },
  'ht-favours': {
    title: 'Module: favours',
    body: [
      'On the Hanseatic boards you may play with favours. As many of the six tiles as there are players lie face up. As the very first thing in a turn you may turn over two unused markers and take one tile. You forgo all actions of this turn: none are left, and neither a marker nor a rise of Actions gives you any. You may still use your other markers, then you place those on your plate. Only one tile a turn.',
      [
        'Extra action: one more action every turn.',
        'Income share: whenever somebody else takes income, you may take one tradesman of your choice from your own stock.',
        'Double relocation: when a trader of yours is displaced, you may add two tradesmen instead of one.',
        'Free relocation: after being displaced you may use any free points that fit, on any route.',
        'City prestige: your cities are worth 4 each at the end instead of 2.',
        'Ability prestige: your full abilities are worth 7 each instead of 4.',
      ],
    ],
  },
  'ht-eastern': {
    title: 'The eastern board',
    body: [
      'Belgard, Waren and Dresden are green: they have no printed spaces. A post gets there in two ways only.',
      [
        'With the permanent marker for green cities: it stands to the right of all posts there.',
        'With an extra-post marker on a route of the city: it stands to the left of all, and no earlier post is needed.',
      ],
      'The first post in a green city moves the track of completed cities on. In all else it is a city like any other: it is controlled, scores when routes are created, and counts for chains and networks.',
      'Waren offers two abilities; you choose one of them.',
    ],
  },
  'ht-permanent': {
    title: 'Permanent markers',
    body: [
      'Some routes of the eastern board and of Britannia have a marker printed on them. Whoever creates the route may use it at the end of that action, after the other tradesmen went to the stock and before the end of the game is looked at. Nobody takes it, it scores nothing, and using it is optional.',
      [
        'Move 2: lift up to two tradesmen of any players, your own too, and put them on free points they fit.',
        'Develop Privilege.',
        'Green post: one tradesman from your supply, of either kind, becomes a post in a green city.',
        'Reuse 2: up to two tradesmen of this route that would go to your stock go to free points instead, even of the same route.',
        'Place 2 (Britannia): put up to two of your tradesmen on free points they fit in Wales or Scotland, without a permit: from your stock, if that is empty from your supply, if both are empty from other points.',
      ],
    ],
  },
  'ht-britannia': {
    title: 'Britannia: permits',
    body: [
      'In England everyone is free to trade. To place or displace on a Welsh route you need the permit of Cardiff or of London, on a Scottish one that of Carlisle or of London. The permit of a city belongs to the owner of its rightmost occupied post at that moment. Each is good for one such action a turn, and the local one is used up before London’s. With three players there is no Scotland and no permit of Carlisle.',
      [
        'Displaced pieces and extras go only to routes of the country they were displaced in, or to England.',
        'Moving your own: within England; from Wales within Wales or to England; from Scotland within Scotland or to England.',
        'Tradesmen moved by a marker stay in their country.',
        'Creating a route never needs a permit and serves either of its cities, whatever their country.',
      ],
    ],
  },
  'ht-countries': {
    title: 'Britannia: the end and the countries',
    body: [
      'Eight completed cities end the game here.',
      'At the end Wales, and with four or five players Scotland, are scored. Players who control cities of the country are ranked by how many they control, ties by their posts in the country; the first three get 7, 4 and 2. Players who are still tied share the prestige of their place and the next lower one, however many they are, each rounded down; the next players get the place after these two. Places that are left go to players who control nothing but have posts there, ranked by posts, with ties shared the same way. Without a post there is nothing. A city that belongs to two countries counts for both.',
    ],
  },
  'ht-two': {
    title: 'Two players',
    body: [
      'Two play the edition of 2009 on the smaller Hanseatic board, which is divided into provinces by its routes and four guards. A pawn stands in one of them; the player who does not begin puts it there before the first turn.',
      [
        'You may place, displace and create only on routes that border the pawn’s province. Income, moving and answering a displacement are free of that; of the markers only extra post is bound, as part of creating.',
        'Once a turn, before your first action or after your last, the pawn may cross up to two borders for free. A border is a route or a guard between two provinces; meeting at a corner is not enough.',
        'If you make the free move after an action, your turn is over except for placing markers, and actions you had left are lost. Using a marker is not an action.',
        'At any time in your turn you may spend an action to put the pawn into any province.',
      ],
    ],
  },
  'ht-editions': {
    title: 'Editions',
    body: [
      'Big Box and 2009 differ in a few points; everything else is the same.',
      [
        'Income: Big Box lets you take fewer than the Bank says, 2009 does not.',
        'Exchange: in the Big Box one of the two tradesmen must be yours.',
        'The Big Box has move 3, 2009 has remove 3; the numbers of the other markers differ slightly.',
        'Ties for the victory: the Big Box breaks them, 2009 shares.',
        'Two players: 2009 only. The eastern board and Britannia: Big Box only.',
        'One list in the Big Box gives the second step of the Bank as 4. That is a misprint; the desk says 5, and so do we.',
      ],
    ],
  },
} as const;

/** Below the pictures. */
export const figures = {
  place: 'The free point of Dortmund–Duisburg',
  displace: 'One trader stands in the way',
  relocate: 'Displaced from Bremen–Minden: these routes are nearest',
  create: 'All three points are held: this route can be created',
  control: 'One post each: the right one decides',
  post: 'Next in Osnabrück: the orange space',
  extra: 'An extra post, left of the others',
  develop: 'Göttingen develops Actions',
  special: 'Four spaces for merchants',
  connection: 'Arnheim and Stendal, joined',
  marker: 'A marker on Bremen–Osnabrück',
  network: 'Five posts joined, a sixth apart',
  eastern: 'Waren, a green city',
  britannia: 'Cardiff and London give permits for Wales',
  two: 'The pawn and the routes around it',
  'card-ht': 'The heart of the Hanseatic board',
} as const;
