import type * as en from '../../../en/games/hansa-teutonica/refusals.js';
import type { Translation } from '../../../types.js';

export const phases: Translation<typeof en.phases> = {
  actions: 'das geht in dieser Phase nicht',
  relocate: 'zuerst muss die verdrängte Figur wieder eingesetzt werden',
  lift: 'zuerst müssen die aufgenommenen Figuren wieder eingesetzt werden',
  remove: 'zuerst muss das Entfernen abgeschlossen werden',
  permanent: 'zuerst muss der Dauermarker genutzt oder abgelehnt werden',
  share: 'zuerst muss über den Einkommensanteil entschieden werden',
  markers: 'zuerst müssen die Marker vom Teller ausgelegt werden',
  pawn: 'zuerst muss die Spielfigur in eine Provinz gestellt werden',
};

export const refusals: Translation<typeof en.refusals> = {
  noActions: 'in diesem Zug sind keine Aktionen mehr übrig',
  occupied: 'der Punkt ist besetzt',
  boat: 'ein Boot nimmt nur Kaufleute auf',
  notInSupply: 'so eine Figur ist nicht im Vorrat',
  noOpponent: 'auf diesem Punkt steht keine fremde Figur',
  price: {
    one: 'zu zahlen ist {n} Figur aus dem übrigen Vorrat',
    other: 'zu zahlen sind {n} Figuren aus dem übrigen Vorrat',
  },
  noPermit: 'dieses Land braucht eine Erlaubnis, die in diesem Zug noch nicht genutzt wurde',
  pawn: 'die Route grenzt nicht an die Provinz der Spielfigur',
  emptyStock: 'der Bestand ist leer',
  income: 'so viel geben Geldsack und Bestand nicht her',
  notThere: 'auf diesem Punkt steht keine Figur, die genommen werden darf',
  notAllOwn: 'nicht alle Punkte der Route gehören dem Spieler am Zug',
  reward: 'diese Belohnung gibt es mit dieser Route jetzt nicht',
  marker: 'so ein unbenutzter Marker fehlt, oder er hätte keine Wirkung',
  forgone: 'auf die Aktionen dieses Zuges wurde für eine Gunst verzichtet',
  begun: 'eine Gunst kann nur zu Beginn des Zuges genommen werden',
  favour: 'das Plättchen muss ausliegen, und beide Marker müssen unbenutzt sein',
  route: 'diese Figur darf nur auf den nächstgelegenen freien Punkt, auf den sie passt',
  putMarker: 'ein Marker kommt an eine leere Route ohne Marker, neben der noch ein Kontorfeld frei ist',
  cannot: 'das ist jetzt nicht möglich',
};
