import type * as en from '../../../en/games/hansa-teutonica/sentences.js';
import type { Translation } from '../../../types.js';

export const sentences: Translation<typeof en.sentences> = {
  income: '{who} holt {pieces} aus dem Bestand.',
  share: '{who} holt als Anteil am Einkommen einen {kind}.',
  place: '{who} setzt einen {kind} auf {route}.',
  displace: '{who} verdrängt auf {route} einen {theirs} von {victim} durch einen {kind} und zahlt {price}.',
  relocate: '{who} setzt den verdrängten {kind} auf {route}.',
  extraFromStock: '{who} setzt zusätzlich einen {kind} aus dem Bestand auf {route}.',
  extraFromSupply: '{who} setzt zusätzlich einen {kind} aus dem Vorrat auf {route}.',
  extraFromRoute: '{who} setzt zusätzlich einen {kind} von {from} auf {route}.',
  lift: '{who} nimmt einen {kind} von {route} auf.',
  liftOther: '{who} nimmt einen {kind} von {owner} auf {route} auf.',
  drop: '{who} setzt einen {kind} auf {route}.',
  dropOther: '{who} setzt einen {kind} von {owner} auf {route}.',
  remove: '{who} schickt einen {kind} von {owner} auf {route} in den Vorrat zurück.',
  create: '{who} errichtet die Route {route}.',
  createPost: '{who} errichtet die Route {route} und eröffnet ein Kontor in {city} ({kind}).',
  createExtraPost: '{who} errichtet die Route {route} und eröffnet ein Zusatzkontor in {city} ({kind}).',
  createDevelop: '{who} errichtet die Route {route} und entwickelt {ability}.',
  createSpecial: {
    one: '{who} errichtet die Route {route} und schickt einen Kaufmann auf das Ansehensfeld für {n} Punkt.',
    other:
      '{who} errichtet die Route {route} und schickt einen Kaufmann auf das Ansehensfeld für {n} Punkte.',
  },
  withMarker: '{sentence} Genommener Marker: {marker}.',
  exchange: '{who} tauscht zwei Kontore in {city}: {left} und {right}.',
  useDevelop: '{who} setzt einen Marker ein und entwickelt {ability}.',
  use: '{who} setzt den Marker {marker} ein.',
  permanent: '{who} nutzt den Dauermarker {marker}.',
  permanentPost: '{who} nutzt den Dauermarker {marker} und eröffnet ein Kontor in {city} ({kind}).',
  permanentPiece: '{who} nutzt den Dauermarker {marker}: {kind}, {route}.',
  favour: '{who} tauscht den Zug und die Marker {first} und {second} gegen die Gunst {tile}.',
  pawn: '{who} zieht die Spielfigur in Provinz {province}.',
  paidPawn: '{who} zieht die Spielfigur für eine Aktion in Provinz {province}.',
  putMarker: '{who} legt {marker} an {route}.',
  endTurn: '{who} beendet den Zug.',
  endTurnEarly: {
    one: '{who} beendet den Zug und lässt {n} Aktion verfallen.',
    other: '{who} beendet den Zug und lässt {n} Aktionen verfallen.',
  },
  scores: {
    one: '{who} erhält {n} Punkt und hat jetzt {total}.',
    other: '{who} erhält {n} Punkte und hat jetzt {total}.',
  },
  completed: 'Vollendete Städte: {count} von {end}.',
  connection: '{who} verbindet {from} und {to}.',
};

export const done: Translation<typeof en.done> = {
  relocate: '{who} setzt nichts mehr dazu.',
  share: '{who} verzichtet auf den Anteil am Einkommen.',
  permanent: '{who} verzichtet auf den Dauermarker.',
  any: '{who} belässt es dabei.',
};

export const over: Translation<typeof en.over> = {
  track: 'Das Spiel ist aus: Die Ansehensleiste hat 20 erreicht.',
  markers: 'Das Spiel ist aus: Es gibt keine Marker mehr zu ziehen.',
  cities: 'Das Spiel ist aus: Genug Städte sind vollendet.',
};
