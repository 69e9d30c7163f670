import type { rules as en } from '../../en/page/rules.js';
import type { Translation } from '../../types.js';

export const rules: Translation<typeof en> = {
  title: 'Regeln',
  intro: 'Alle Regeln beider Spiele in einfachen Worten. Wähle ein Thema, oder suche.',
  search: 'In den Regeln suchen',
  found: '{count} Themen',
  foundOne: '1 Thema',
  nothing: 'Nichts gefunden. Versuche ein anderes Wort.',
  see: 'Siehe auch',
  contents: 'Inhalt',
  link: 'Verweis auf „{title}“',
  numbers: 'Regeln {numbers}',
  learn: 'Lieber beim Spielen lernen?',
  clear: 'Leeren',
};
