import type { form as en } from '../../en/checks/form.js';
import type { Translation } from '../../types.js';

export const form: Translation<typeof en> = {
  missing: 'fehlt',
  object: 'muss ein Objekt sein, nicht {value}',
  unknownField: 'ist kein bekanntes Feld',
  list: 'muss eine Liste sein, nicht {value}',
  longList: 'hat {length} Einträge, mehr als {most}',
  integer: 'muss eine ganze Zahl von {least} bis {most} sein, nicht {value}',
  boolean: 'muss true oder false sein, nicht {value}',
  text: 'muss ein Text sein, nicht {value}',
  longText: 'ist länger als {most} Zeichen',
  oneOf: 'muss eines von {names} sein, nicht {value}',
  notJson: 'ist kein JSON: {reason}',
  deep: 'ist mehr als {levels}-fach verschachtelt',
};
