import type { picture as en } from '../../../en/games/hansa-teutonica/picture.js';
import type { Translation } from '../../../types.js';

export const picture: Translation<typeof en> = {
  turn: {
    one: '{who} am Zug, noch {n} Aktion',
    other: '{who} am Zug, noch {n} Aktionen',
  },
  track: 'Leiste',
  projected: 'wenn jetzt Schluss wäre',
  supply: 'Vorrat',
  stock: 'Bestand',
  markers: 'Marker',
  used: 'benutzt',
  plate: 'auf dem Teller',
  favours: 'Gunst',
  completed: 'Vollendete Städte',
  supplyOfMarkers: 'Marker zu ziehen',
  display: 'Ausliegende Gunst',
  pawn: 'Spielfigur in',
  special: 'Sonderansehen',
  routes: 'Routen mit Figuren oder Markern',
  cities: 'Städte mit Kontoren (von links; Zusatzkontore vor dem Strich)',
  controls: 'Kontrolle:',
  legend: 'Kleine Buchstaben sind Händler, große Kaufleute, ein Punkt ist ein freier Platz.',
};
