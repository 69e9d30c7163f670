import { ABILITIES, FAVOURS, KINDS, MARKERS } from '../../games/hansa-teutonica/vocabulary.js';
import { WORDS } from '../../games/hansa-teutonica/words.js';

const point = (name) => `point:${name}`;
function routeTargets(route, position) {
  const points = position.routes[route] ?? [];
  return [`route:${route}`, ...points.map((_, i) => point(`${route}/${i}`))];
}
function targets(action, position) {
  switch (action.type) {
    case 'place':
    case 'displace':
    case 'lift':
    case 'drop':
    case 'remove':
      return [point(action.at)];
    case 'relocate':
      return [point(action.to)];
    case 'create': {
      const reward = action.reward;
      const found = routeTargets(action.route, position);
      if (reward.city) found.push(`city:${reward.city}`);
      if (reward.type === 'special') found.push(`special:${reward.space}`);
      return found;
    }
    case 'use':
      return action.city
        ? [`post:${action.city}/${action.post}`, `post:${action.city}/${Number(action.post) + 1}`]
        : [];
    case 'permanent':
      return action.city ? [`city:${action.city}`] : action.to ? [point(action.to)] : [];
    case 'pawn':
      return [`province:${action.to}`];
    case 'put-marker':
      return routeTargets(action.route, position);
    default:
      return [];
  }
}
function place(action) {
  switch (action.type) {
    case 'income':
    case 'share':
      return 'income';
    case 'favour':
      return 'favour';
    case 'done':
    case 'end-turn':
      return 'pass';
    default:
      return 'marker';
  }
}
const TEXTS = {
  en: {
    place: (kind) => `Place a ${kind}`,
    displace: (kind, pay) => `Displace with a ${kind}, pay ${pay}`,
    relocate: (kind) => `Put the displaced ${kind} here`,
    extra: (kind, from) => `Add a ${kind} from ${from}`,
    sources: { stock: 'the stock', supply: 'the supply' },
    lift: 'Lift this tradesman',
    drop: (kind, seat) => `Put down the ${kind} of seat ${seat}`,
    remove: 'Send this tradesman back',
    none: 'Create the route, no reward',
    post: (kind) => `Create: post with a ${kind}`,
    extraPost: (kind) => `Create: extra post with a ${kind}`,
    develop: (ability) => `Create: develop ${ability}`,
    special: 'Create: special prestige',
    exchange: 'Exchange these two posts',
    useDevelop: (ability) => `Develop ${ability}`,
    use: (marker) => `Use ${marker}`,
    permanent: 'Use the permanent marker',
    permanentWith: (kind) => `Use the permanent marker with a ${kind}`,
    income: (pieces) => `Hire ${pieces}`,
    favour: (tile, markers) => `${tile} for ${markers}`,
    pawnFree: 'Move the pawn here, free',
    pawnPaid: 'Move the pawn here for an action',
    put: (marker) => `Put ${marker} here`,
    done: 'Done',
    endTurn: 'End turn',
  },
  de: {
    place: (kind) => `Einen ${kind} einsetzen`,
    displace: (kind, pay) => `Mit einem ${kind} verdrängen, ${pay} zahlen`,
    relocate: (kind) => `Den verdrängten ${kind} hierher`,
    extra: (kind, from) => `Einen ${kind} aus ${from} dazu`,
    sources: { stock: 'dem Bestand', supply: 'dem Vorrat' },
    lift: 'Diese Figur aufnehmen',
    drop: (kind, seat) => `${kind} von Platz ${seat} absetzen`,
    remove: 'Diese Figur zurückschicken',
    none: 'Handelsstraße gründen, ohne Belohnung',
    post: (kind) => `Gründen: Kontor mit einem ${kind}`,
    extraPost: (kind) => `Gründen: Zusatzkontor mit einem ${kind}`,
    develop: (ability) => `Gründen: ${ability} entwickeln`,
    special: 'Gründen: Sonderansehen',
    exchange: 'Diese zwei Kontore tauschen',
    useDevelop: (ability) => `${ability} entwickeln`,
    use: (marker) => `${marker} nutzen`,
    permanent: 'Dauermarker nutzen',
    permanentWith: (kind) => `Dauermarker mit einem ${kind} nutzen`,
    income: (pieces) => `${pieces} holen`,
    favour: (tile, markers) => `${tile} für ${markers}`,
    pawnFree: 'Spielfigur hierher, kostenlos',
    pawnPaid: 'Spielfigur hierher für eine Aktion',
    put: (marker) => `${marker} hierher legen`,
    done: 'Fertig',
    endTurn: 'Zug beenden',
  },
};
function label(action, language) {
  const text = TEXTS[language];
  const words = WORDS[language];
  const kind = words.kinds[KINDS.indexOf(action.piece)] ?? '';
  const marker = (name) => words.markers[MARKERS.indexOf(name)];
  switch (action.type) {
    case 'income':
      return text.income(words.pieces(action.traders, action.merchants));
    case 'share':
      return text.income(
        words.pieces(Number(action.piece === 'trader'), Number(action.piece === 'merchant')),
      );
    case 'place':
      return text.place(kind);
    case 'displace': {
      const pay = action.pay;
      return text.displace(kind, words.pieces(pay.traders, pay.merchants));
    }
    case 'relocate':
      if (action.from === 'displaced') return text.relocate(kind);
      return text.extra(kind, text.sources[action.from] ?? String(action.from));
    case 'lift':
      return text.lift;
    case 'drop': {
      const [seat, letter] = action.piece;
      return text.drop(words.kinds[letter === 't' ? 0 : 1], Number(seat) + 1);
    }
    case 'remove':
      return text.remove;
    case 'create':
      return createLabel(action.reward, language);
    case 'use':
      if (action.marker === 'exchange') return text.exchange;
      if (action.ability) return text.useDevelop(words.abilities[ABILITIES.indexOf(action.ability)]);
      return text.use(marker(action.marker));
    case 'permanent':
      return kind ? text.permanentWith(kind) : text.permanent;
    case 'favour': {
      const markers = action.markers.map(marker).join(' + ');
      return text.favour(words.favours[FAVOURS.indexOf(action.tile)], markers);
    }
    case 'pawn':
      return action.free ? text.pawnFree : text.pawnPaid;
    case 'put-marker':
      return text.put(marker(action.marker));
    case 'done':
      return text.done;
    default:
      return text.endTurn;
  }
}
function createLabel(reward, language) {
  const text = TEXTS[language];
  const words = WORDS[language];
  const kind = words.kinds[KINDS.indexOf(reward.piece)] ?? '';
  switch (reward.type) {
    case 'post':
      return `${text.post(kind)} (${reward.city})`;
    case 'extra-post':
      return `${text.extraPost(kind)} (${reward.city})`;
    case 'develop':
      return text.develop(words.abilities[ABILITIES.indexOf(reward.ability)]);
    case 'special':
      return text.special;
    default:
      return text.none;
  }
}
export const hansaTeutonicaPresentation = { targets, place, label };
//# sourceMappingURL=hansa-teutonica.js.map
