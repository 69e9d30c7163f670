/** The rules in our own words: paragraphs, and lists of points. */
export const topics = {
  'ht-goal': {
    title: 'Aim of the game',
    body: [
      'You run a trading house in the Hanseatic League. You occupy routes between cities, and once a whole route is yours you can create it: for a post in a city, a new ability or prestige. The player with the most prestige at the end wins.',
      [
        'A trader is a cube, a merchant a disc; a tradesman is either.',
        'A point is one space of a route; a post is a tradesman who has settled in a city.',
        'Your supply holds the tradesmen you can use now, your stock those you have to hire first.',
      ],
    ],
  },
  'ht-setup': {
    title: 'Set-up',
    body: [
      'Each player has 27 traders and 4 merchants. Eighteen of them cover the five tracks of the desk: 4 traders on Keys, 5 on Actions, 3 on Privilege, 3 on Bank, and 3 merchants on Book. One trader marks the score, one merchant starts in the supply.',
      'Eleven traders remain. The first player has 5 of them in the supply and 6 in the stock; each player after that has one more in the supply and one fewer in the stock.',
      'The three start markers are shuffled and placed face up on the three routes with a tavern. All other markers form the face-down supply.',
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
      'You have as many actions as your Actions track shows. Use them in any order and repeat them as often as you like; finish each before you begin the next. You may stop early.',
      [
        'Income: hire from the stock',
        'Place a tradesman on a free point',
        'Displace an opponent’s tradesman',
        'Move your own tradesmen',
        'Create a route that is all yours',
      ],
      'Bonus markers cost no action. Use as many as you like between actions, before the first or after the last, but not during the action in which you took them. Only Extra post is used while you create a route.',
    ],
  },
  'ht-secrets': {
    title: 'What is secret',
    body: [
      'Nobody knows the order of the marker supply. Markers on a plate are hidden from everyone, even their owner, until the end of that turn; then only the owner sees them until they are placed. Only you know your mission until the end. Everything else is open.',
    ],
  },
  'ht-income': {
    title: 'Income',
    body: [
      'Move tradesmen from your stock to your supply, up to the value of your Bank, traders and merchants mixed as you like. On the last step of the Bank you may take everything.',
      'Big Box: you may take fewer, but at least one. 2009: you take exactly as many as the Bank says, or all you have if that is fewer. If your stock is empty, you cannot take income.',
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
      'Take an opponent’s point: a tradesman from your supply replaces theirs, if it fits the point.',
      'As the price, more tradesmen of your choice go from your supply to your stock: one for a trader, two for a merchant. If you cannot pay, you cannot displace. Posts in cities can never be displaced.',
    ],
  },
  'ht-relocate': {
    title: 'After being displaced',
    body: [
      'The displaced player answers before anything else happens: the displaced piece returns to the board, and its owner may add one extra tradesman, or two if a merchant was displaced. They can be placed in any order and on different routes. The extras are optional; the displaced piece has to be placed.',
      'Where: never on the route it came from. Routes that share a city with it are nearest, then the routes that share a city with those, and so on. Each piece goes to a free point it fits on the nearest routes that have one; check this again for each piece.',
      [
        'Extras come from the stock, of either kind.',
        'If the stock is empty, they come from the supply.',
        'If both are empty, you may use any of your tradesmen already on a route, also on the one you were displaced from.',
        'If no point on the whole board fits the displaced piece, it goes to your stock.',
      ],
    ],
  },
  'ht-move': {
    title: 'Move',
    body: [
      'Pick up at least one and at most as many of your own tradesmen as your Book says, and put all of them on free points anywhere. Points you have just vacated are free, so two of yours can swap places.',
    ],
  },
  'ht-create': {
    title: 'Create a route',
    body: [
      'When every point of a route is yours, you may create it. This is an action and never happens by itself. Then, in this order:',
      [
        'The players who control the two cities score 1 each, even if they are opponents.',
        'If there is a bonus marker, you take it and draw a new one face down onto your plate. If none is left to draw, the game ends after this action.',
        'You choose one reward: a post, an extra post with that marker, an ability, special prestige, or nothing.',
        'All other tradesmen of the route go to your stock.',
      ],
      'You may create the route even if both cities are full, just for the points and the marker.',
    ],
  },
  'ht-control': {
    title: 'Who controls a city',
    body: [
      'The player with the most posts there, including extra posts. On a tie, the tied player whose post is furthest right. Extra posts stand to the left of the printed spaces, each new one further left, so they count but lose ties.',
    ],
  },
  'ht-post': {
    title: 'Establish a post',
    body: [
      'A tradesman from the route moves to the leftmost empty space in one of its two cities. It must match the shape of the space (square for traders, round for merchants), and your Privilege must have reached its colour: white, orange, pink, black; each colour includes the ones before.',
      'A coin on the space scores its value at once, for the first player there. Filling the last printed space of a city advances the track of completed cities.',
    ],
  },
  'ht-extra-post': {
    title: 'Extra post',
    body: [
      'With an unused Extra post marker, your reward for a route may be a post beside the printed spaces: any tradesman from the route, trader or merchant, whatever your Privilege. It goes to the left of all posts in that city. The first printed space there must already be taken. The printed spaces stay as they are.',
    ],
  },
  'ht-develop': {
    title: 'Develop an ability',
    body: [
      'If one of the two cities shows an ability that is not yet full, you may develop it: the leftmost tradesman on its track goes to your supply, and from now on the number below it counts.',
      [
        'Keys multiply your network at the end.',
        'Actions: more actions per turn. When the number rises during your turn, you have one more action at once; if it stays the same, you do not.',
        'Privilege opens spaces of more colours.',
        'Book: how many of your tradesmen you can move with one action.',
        'Bank: how many tradesmen you can hire with one action.',
      ],
    ],
  },
  'ht-special': {
    title: 'Special prestige',
    body: [
      'Each board has a route beside four round spaces of 7, 8, 9 and 11 points: Coellen–Warburg on the Hanseatic boards, Danzig–Königsberg in the east, Plymouth–Salisbury in Britannia. When you create it, you may send one of its merchants to any vacant space whose colour your Privilege has reached. It scores at the end and is not a post.',
    ],
  },
  'ht-connection': {
    title: 'The great connection',
    body: [
      'Each board has two end cities far apart: Arnheim and Stendal, Lübeck and Danzig, Oxford and York. When a new post of yours completes an unbroken chain of cities with your posts from one to the other, both included, you score 7 at once. The second player to do so scores 4, the third 2, later players nothing; each player only once.',
    ],
  },
  'ht-markers': {
    title: 'Bonus markers',
    body: [
      'You take a marker by creating the route it lies on. Use it in this turn or a later one; then turn it over and keep it. Using it costs no action and happens between actions.',
      'At the end all your markers score, used or not. Those still on your plate do not.',
    ],
  },
  'ht-marker-kinds': {
    title: 'What each marker does',
    body: [
      [
        'Extra post: used while creating a route; see the topic of that name.',
        'Exchange: two tradesmen in neighbouring occupied printed spaces of one city swap places, whatever the shapes and colours. In the Big Box one of them must be yours; in 2009 any two will do. It does not work on extra posts, green cities or special prestige, and no coin is scored.',
        'Develop: develop any ability, as after creating a route.',
        '+3 actions, +4 actions: that many extra actions this turn.',
        'Move 3 (Big Box): move up to three opponents’ tradesmen to free points they fit, including points just vacated.',
        'Remove 3 (2009): send up to three tradesmen of any players from routes back to their owners’ supply.',
      ],
    ],
  },
  'ht-plate': {
    title: 'Placing new markers',
    body: [
      'At the end of your turn, look at the markers on your plate and put each on a route of your choice. The route must have no marker, no permanent marker and no tradesman on it, and at least one of its cities must have an empty printed space; green cities have none. In Britannia only English routes are allowed.',
      'If there is no such route, the marker stays on the plate until the end of your next turn.',
    ],
  },
  'ht-end': {
    title: 'The end of the game',
    body: [
      'The game ends right after the creation of a route (including its permanent marker) if during it one of these happened:',
      [
        'A player reached 20 or more on the track.',
        'A new marker had to be drawn and none was left.',
        'The track of completed cities reached its end: ten cities, eight in Britannia.',
      ],
      'There are no more actions, and no markers are placed.',
    ],
  },
  'ht-final': {
    title: 'Final scores',
    body: [
      [
        'The track: what you scored during the game.',
        'Abilities: 4 for each that is fully developed, except Keys.',
        'Markers: 1 for one, 3 for two or three, 6 for four or five, 10 for six or seven, 15 for eight or nine, 21 for ten or more.',
        'Special prestige: the number on each space you hold.',
        'Cities: 2 for each city you control.',
        'Countries (Britannia): see the topic on countries.',
        'Network: the posts in your largest network times your Keys.',
      ],
    ],
  },
  'ht-network': {
    title: 'The network',
    body: [
      'Cities with your posts that are linked by routes form a network, no matter who controls them. Only your network with the most posts counts; several posts in one city all count. Multiply the number of posts by your Keys.',
    ],
  },
  'ht-winner': {
    title: 'Who wins',
    body: [
      'The player with the highest total. Big Box: on a tie, the player who has removed fewer tradesmen from the Actions track; then the one with more points for the network; then the win is shared. 2009: tied players share the win.',
    ],
  },
  'ht-missions': {
    title: 'Module: missions',
    body: [
      'You can play with missions on the Hanseatic boards. Each player secretly gets one of nine cards. It names three cities: at the end each one with your post scores 1, and if you control all three you score 5 more.',
    ],
  },
  'ht-favours': {
    title: 'Module: favours',
    body: [
      'You can play with favours on the Hanseatic boards. As many of the six tiles as there are players lie face up. As the very first thing in your turn you may turn over two unused markers and take one tile. You give up all actions of this turn: you have none left, and neither a marker nor developing Actions gives you any. You may still use your other markers; then place the markers on your plate. Only one tile per turn.',
      [
        'Extra action: one more action every turn.',
        'Income share: whenever an opponent takes income, you may take one tradesman of your choice from your own stock.',
        'Double relocation: when one of your traders is displaced, you may add two tradesmen instead of one.',
        'Free relocation: after being displaced you may use any free points that fit, on any route.',
        'City prestige: your cities are worth 4 each at the end instead of 2.',
        'Ability prestige: your full abilities are worth 7 each instead of 4.',
      ],
    ],
  },
  'ht-eastern': {
    title: 'The eastern board',
    body: [
      'Belgard, Waren and Dresden are green: they have no printed spaces. There are only two ways to get a post there.',
      [
        'With the permanent marker for green cities: it stands to the right of all posts there.',
        'With an extra-post marker on a route of the city: it stands to the left of all, and no earlier post is needed.',
      ],
      'The first post in a green city advances the track of completed cities. Otherwise it is a city like any other: it can be controlled, scores when routes are created, and counts for chains and networks.',
      'Waren offers two abilities; choose one of them.',
    ],
  },
  'ht-permanent': {
    title: 'Permanent markers',
    body: [
      'Some routes of the eastern board and of Britannia have a marker printed on them. If you create the route, you may use it at the end of that action, after the other tradesmen have gone to the stock and before the end of the game is checked. It stays on the board and scores nothing, and using it is optional.',
      [
        'Move 2: move up to two tradesmen of any players, including your own, to free points they fit.',
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
      'In England anyone may trade. To place or displace on a Welsh route you need the permit of Cardiff or of London, on a Scottish one that of Carlisle or of London. A city’s permit belongs to the player with its rightmost post at that moment. Each permit allows one such action per turn, and the local one is used before London’s. With three players there is no Scotland and no permit of Carlisle.',
      [
        'Displaced pieces and extras go only to routes of the country they were displaced in, or to England.',
        'Moving your own tradesmen: within England; from Wales within Wales or to England; from Scotland within Scotland or to England.',
        'Tradesmen moved by a marker stay in their country.',
        'Creating a route never needs a permit, and either of its cities may be used, whatever their country.',
      ],
    ],
  },
  'ht-countries': {
    title: 'Britannia: the end and the countries',
    body: [
      'Eight completed cities end the game here.',
      'At the end Wales, and with four or five players Scotland, are scored. Players who control cities of the country are ranked by how many they control, ties by their posts in the country; the first three get 7, 4 and 2. Players who are still tied share the prestige of their place and the next lower one, however many they are, each rounded down; the next players get the place after these two. Places that are left go to players who control nothing but have posts there, ranked by posts, with ties shared the same way. Players without a post there get nothing. A city that belongs to two countries counts for both.',
    ],
  },
  'ht-two': {
    title: 'Two players',
    body: [
      'Two players use the 2009 edition on the smaller Hanseatic board, which its routes and four guards divide into provinces. A pawn stands in one of them; the second player puts it there before the first turn.',
      [
        'You may place, displace and create only on routes that border the pawn’s province. Income, moving and answering a displacement are not limited; of the markers only Extra post is, as part of creating.',
        'Once per turn, before your first action or after your last, the pawn may cross up to two borders for free. A border is a route or a guard between two provinces; meeting at a corner is not enough.',
        'If you make the free move after an action, your turn ends except for placing markers, and any actions left are lost. Using a marker is not an action.',
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
        'Ties for the win: the Big Box breaks them, 2009 shares the win.',
        'Two players: 2009 only. The eastern board and Britannia: Big Box only.',
        'One list in the Big Box gives the second step of the Bank as 4. That is a misprint: the player desk says 5, and so do we.',
      ],
    ],
  },
} as const;

/** Below the pictures. */
export const figures = {
  place: 'The free point of Dortmund–Duisburg',
  displace: 'One trader is in the way',
  relocate: 'Displaced from Bremen–Minden: these routes are nearest',
  create: 'All three points are yours: this route can be created',
  control: 'One post each: the rightmost decides',
  post: 'Next in Osnabrück: the orange space',
  extra: 'An extra post, left of the others',
  develop: 'Göttingen develops Actions',
  special: 'Four spaces for merchants',
  connection: 'Arnheim and Stendal, connected',
  marker: 'A marker on Bremen–Osnabrück',
  network: 'Five connected posts, and a sixth apart',
  eastern: 'Waren, a green city',
  britannia: 'Cardiff and London give permits for Wales',
  two: 'The pawn and the routes around it',
  'card-ht': 'The heart of the Hanseatic board',
} as const;
