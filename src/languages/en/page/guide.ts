export const guide = {
  title: 'Draw your first board',
  intro:
    'Six steps from an empty sheet to a board that others can play. The pictures show the Salt March, a small board for two or three players.',
  begin: 'Begin from something',
  beginText:
    'Under “Your boards”, choose “{draw}” for an empty sheet. It is easier to begin from something: “{variant}” on the card of a board of the game opens a copy, and “{make}” gives you a board that is ready to be changed. A picture under the drawing can be traced: “{tracing}”.',
  cities: 'Put cities on the sheet',
  citiesText:
    'Take “{tool}” and tap where a city is to be. Give it a name and its posts, from left to right: each has a colour, is square or round, and may have a coin. Drag a city to move it. A first board needs ten to fifteen.',
  routes: 'Draw routes between them',
  routesText:
    'Take “{tool}” and drag from city to city. Pull a route to bend it. Two to four points are usual: short routes are quick, long ones bring more pieces into play. A boat makes a route one at sea.',
  needs: 'Give it what a game needs',
  needsText:
    'Five cities develop abilities, best far from each other (marked with circles). Three routes have a tavern, where the first bonus markers lie (dashed). Two cities far apart are the ends of the connection (squares). Say how many completed cities end the game: about a third of them.',
  mend: 'Mend what is wrong',
  mendText:
    '“{concerns}” says what keeps the board from being played, and what is merely unwise; choosing a line selects the city or route. When it says “{playable}”, you can play. Undo goes back as far as you like, and everything is saved while you draw.',
  try: 'Try it, then play',
  tryText:
    '“{try}” lets bots play a hundred games and shows on the board what nobody uses: the redder, the more often. “{improve}” looks for changes that make the seats fairer. Then play it, export it as a file, or copy a link that holds the whole board.',
  toBoards: 'To your boards',
  picture: 'The Salt March: {what}',
} as const;
