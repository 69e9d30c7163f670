function targets(action, position) {
  switch (action.type) {
    case 'booths':
      return [`city:${action.city}`];
    case 'sail':
      return [`city:${action.to}`];
    case 'buy':
      return [`warehouse:${position.ship}/${action.warehouse}`];
    case 'build':
    case 'sell':
      return [`city:${position.ship}`, 'ship'];
    default:
      return [];
  }
}
function place(action) {
  return action.type === 'end-turn' || action.type === 'skip' ? 'pass' : 'goods';
}
const COLOURS = {
  en: {},
  de: { orange: 'orange', brown: 'braun', red: 'rot', green: 'grün', blue: 'blau', pink: 'rosa' },
};
const TEXTS = {
  en: {
    booths: 'Put two booths here',
    sail: 'Sail here',
    buy: 'Buy this good',
    build: (good) => `Build booths with ${good}`,
    sell: (goods) => `Sell ${goods}`,
    replenish: 'Replenish for 1 taler',
    skip: 'Do not replenish',
    lose: (good) => `Give up ${good}`,
    endTurn: 'End turn',
  },
  de: {
    booths: 'Zwei Marktstände hierher',
    sail: 'Hierher segeln',
    buy: 'Diese Ware kaufen',
    build: (good) => `Marktstände bauen mit ${good}`,
    sell: (goods) => `${goods} verkaufen`,
    replenish: 'Auffüllen für 1 Taler',
    skip: 'Nicht auffüllen',
    lose: (good) => `${good} abgeben`,
    endTurn: 'Zug beenden',
  },
};
function label(action, language) {
  const text = TEXTS[language];
  const good = (id) => {
    const [colour, barrels] = String(id).split('-');
    return `${COLOURS[language][colour] ?? colour} ${barrels}`;
  };
  switch (action.type) {
    case 'booths':
      return text.booths;
    case 'sail':
      return text.sail;
    case 'buy':
      return text.buy;
    case 'build':
      return text.build(good(action.good));
    case 'sell':
      return text.sell(action.goods.map(good).join(', '));
    case 'replenish':
      return text.replenish;
    case 'skip':
      return text.skip;
    case 'lose':
    case 'discard':
      return text.lose(good(action.good));
    default:
      return text.endTurn;
  }
}
export const hansaPresentation = { targets, place, label };
//# sourceMappingURL=hansa.js.map
