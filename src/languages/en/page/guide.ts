export const guide = {
  title: 'Draw your first board',
  intro:
    'Six steps from an empty sheet to a board that others can play. The pictures show the Salt March, a small board for two or three players.',
  begin: 'Choose a start',
  beginText:
    'On the page “Your boards”, “{draw}” gives you an empty sheet. A head start is easier: “{variant}” copies a built-in board, and “{make}” gives you a complete one to change. To trace a picture, choose one under “{tracing}”.',
  cities: 'Place the cities',
  citiesText:
    'Choose “{tool}” and tap where a city should be. Give it a name and its posts, from left to right: each has a colour, is square or round, and may have a coin. Drag a city to move it. Ten to fifteen are enough for a first board.',
  routes: 'Connect them',
  routesText:
    'Choose “{tool}” and drag from city to city. Drag the handle of a route to bend it. Most routes have two to four points: short ones are quick to complete, long ones bring more pieces into play. A boat makes it a sea route.',
  needs: 'Add what a game needs',
  needsText:
    'Five cities develop abilities, best far apart (circles). Three routes have a tavern, where the first bonus markers lie (dashed). Two distant cities are the ends of the connection (squares). Set how many completed cities end the game: about a third of them.',
  fix: 'Fix the problems',
  fixText:
    '“{concerns}” lists what keeps the board from being played, and what may be unwise. The drawing marks both, in red and orange; choose a line to go there. When it says “{playable}”, you can play. You can undo every step, and your work is saved as you draw.',
  try: 'Test it, then play',
  tryText:
    'With “{try}”, bots play a hundred games and the board shows what is used: the redder, the more often. “{improve}” looks for changes that make the seats fairer. Then play it, export it as a file, or copy a link that contains the whole board.',
  toBoards: 'To your boards',
  picture: 'The Salt March: {what}',
} as const;
