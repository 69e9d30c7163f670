import type {
  hansaTeutonicaBoard as en,
  board as enBoard,
  hansaBoard as enHansa,
} from '../../en/checks/boards.js';
import type { Translation } from '../../types.js';

export const board: Translation<typeof enBoard> = {
  deep: 'ist mehr als {levels} Ebenen tief verschachtelt',
  noGame:
    'hat weder "routes" (Hansa Teutonica) noch Städte mit "sailsTo" (Hansa) und passt damit zu keinem der Spiele',
  id: 'muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, nicht {value}',
  name: 'muss eine Zeile Text sein, nicht {value}',
  twoNumbers: 'muss aus zwei Zahlen bestehen',
  noSize: 'muss eine Breite und eine Höhe über null haben',
  offMap: '{at} liegt außerhalb der Karte, die {width} breit und {height} hoch ist',
  double: '{value} kommt zweimal vor',
  noCity: 'es gibt keine Stadt {value}',
  noRoute: 'es gibt keine Route {value}',
  noGuard: 'es gibt keinen Wächter {value}',
  noCountry: 'es gibt kein Land {value}',
  meant: '; meinst du {value}?',
  empty: 'ist leer',
  noPlayers: 'nennt keine Spielerzahl',
  unreachable: '{city} ist von {start} aus nicht zu erreichen',
};

export const hansaTeutonicaBoard: Translation<typeof en> = {
  noPoint: 'ist leer: Eine Route hat mindestens einen Punkt',
  noEdition: 'nennt keine Ausgabe',
  needsProvinces:
    'fehlt: Zu zweit braucht die Spielfigur Provinzen; ergänze sie oder nimm die 2 aus "players"',
  needs2009: 'enthält nicht "2009", das zwei Spieler brauchen; ergänze es oder nimm die 2 aus "players"',
  manyPosts: 'haben {posts} Kontorfelder; höchstens {most} sind möglich',
  noBeginning: 'haben kein weißes Kontorfeld, und keine entwickelt das Privileg: Niemand könnte anfangen',
  noStart:
    'Niemand könnte anfangen: Keine Route mit höchstens {boats} Boot führt zu einem ersten Kontorfeld, das weiß ist, und keine hat ein Wirtshaus',
  greenPosts: 'muss leer sein: {city} ist grün, und grüne Städte haben keine gedruckten Felder',
  noPosts: 'ist leer: {city} braucht ein Kontorfeld oder "green": true',
  manyPoints: 'haben {found} Punkte; höchstens {most} sind möglich',
  ends: {
    one: 'nennt {n} Stadt; {route} muss zwei verbinden',
    other: 'nennt {n} Städte; {route} muss zwei verbinden',
  },
  loop: '{route} beginnt und endet in {city}',
  manyBoats: 'hat {boats} Punkte für Kaufleute, aber jeder hat nur {most}',
  maritime: 'muss true sein: Die Route hat einen Punkt nur für Kaufleute',
  notMaritime: 'ist true, aber kein Punkt ist nur für Kaufleute',
  noRouteTo: 'keine Route führt nach {city}',
  connectionEnds: {
    one: 'nennt {n} Stadt; eine Verbindung verbindet zwei',
    other: 'nennt {n} Städte; eine Verbindung verbindet zwei',
  },
  connectionLoop: 'die Verbindung beginnt und endet in {city}',
  longEnd: {
    one: 'ist {completed}, aber es gibt nur {n} Stadt',
    other: 'ist {completed}, aber es gibt nur {n} Städte',
  },
  noSpecialRoute: 'ist leer: Nenne eine Route, die zu diesen Feldern führt',
  specialElsewhere: '{route} führt nicht nach {city}',
  noTavern:
    'brauchen "tavern": true an genau {taverns} Routen, eine für jeden Bonusmarker zu Beginn; es gibt kein Wirtshaus',
  taverns:
    'brauchen "tavern": true an genau {taverns} Routen, eine für jeden Bonusmarker zu Beginn; es gibt {n} ({routes})',
  markerAtTavern: '{route} hat ein Wirtshaus; neben einem Dauermarker liegen keine anderen',
  noGreenCity: 'green-post braucht eine grüne Stadt, und es gibt keine',
  longReuse: 'reuse-2 braucht eine Route mit höchstens {most} Punkten, nicht {points}',
  isFor: '{board} ist für ',
  playersIn: '{players} Spieler in der Ausgabe {edition}',
  and: ' und ',
  nameOne: '; nenne eine dieser Zahlen oder gib dem Plan eine eigene id',
  noCountry: 'fehlt: Andere Routen sagen, in welchem Land sie liegen ({countries})',
  manyCountries: 'liegen in {countries} Ländern; höchstens {most} sind möglich',
  everyCountry: 'nennt alle Länder; eines muss ohne Erlaubnis offen sein',
  guardedTavern: '{route} liegt in {country}, wo keine Marker hingelegt werden',
  noGuardedCountry: 'place-2 braucht ein Land aus "countryPrestige", und es gibt keines',
  needsNoPermit: '{country} braucht keine Erlaubnis: Es steht nicht in "countryPrestige"',
  manyPermits: '{cities} Städte geben Erlaubnisse; höchstens {most} können das',
  noPermit: 'keine Stadt hat es in "permits", also könnte dort nie jemand etwas tun',
  lockedPermit: 'die Erlaubnisse dafür gibt es in {cities}, wohin aus keinem offenen Land eine Route führt',
  guardName: 'muss nach zwei Städten benannt sein, wie "{example}"',
  guardOnRoute: '{guard} ist eine Route und damit eine Grenze ohne Wächter',
  manySides: '{border} hat schon {one} und {other} neben sich, und nur zwei Seiten',
  routeOutside: 'keine hat die Route {route} in "routes", also könnte sie nie benutzt werden',
  guardSides:
    '{guard} muss in den "guards" von zwei Provinzen stehen, eine auf jeder Seite, nicht von {found}',
  lostProvince: '{province} ist von {start} aus nicht zu erreichen: Weder Route noch Wächter führt hin',
};

export const hansaBoard: Translation<typeof enHansa> = {
  game: 'muss "hansa" sein, nicht {value}',
  fewCities: {
    one: 'hat {n} Stadt für Marktstände beim Aufbau; es müssen mindestens {least} sein',
    other: 'hat {n} Städte für Marktstände beim Aufbau; es müssen mindestens {least} sein',
  },
  manyWarehouses: 'haben {warehouses} Lager; höchstens {most} sind möglich',
  noWarehouse: 'haben kein Lager',
  manyGoods: 'sind {goods}; höchstens {most} sind möglich',
  fewGoods: 'lässt {goods} Waren für {warehouses} Lager und {piles} Stapel übrig',
  noExit: 'nennt keine Stadt: Ein Schiff in {city} käme nicht mehr fort',
  toItself: 'von {city} führt ein Pfeil zu sich selbst',
  noWayTo: 'kein Pfeil führt nach {city}',
};
