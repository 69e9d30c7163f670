import type { orders as en } from '../../../en/games/hansa-teutonica/orders.js';
import type { Translation } from '../../../types.js';

export const orders: Translation<typeof en> = {
  displaced: 'Wenn ich verdrängt werde',
  share: 'Wenn ich an einem Einkommen teilhaben kann',
  routes: 'Auf diese Routen ausweichen',
  'take-merchant': 'Kaufmann nehmen',
  'take-trader': 'Händler nehmen',
  pass: 'Nichts nehmen',
  extras: 'Zusätzliche Figuren',
  'extras-merchants': 'Kaufleute zuerst',
  'extras-traders': 'Händler zuerst',
  'extras-none': 'Keine',
  wanted: 'Routen, die begehrteste zuerst',
  wantedHint:
    'Tippe Routen auf dem Plan an oder wähle sie aus der Liste. Sind alle voll, wird die nächste freie genommen.',
  addRoute: 'Route hinzufügen …',
  up: 'Nach oben: {name}',
  down: 'Nach unten: {name}',
  remove: 'Entfernen: {name}',
};
