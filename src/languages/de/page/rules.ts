import type { rules as en } from '../../en/page/rules.js';
import type { Translation } from '../../types.js';

export const rules: Translation<typeof en> = {
  title: 'Regeln',
  intro: 'Alle Regeln beider Spiele in einfachen Worten. Wähle ein Thema oder suche.',
  search: 'In den Regeln suchen',
  found: { one: '{n} Thema', other: '{n} Themen' },
  nothing: 'Nichts gefunden. Versuch es mit einem anderen Wort.',
  see: 'Siehe auch',
  contents: 'Inhalt',
  link: 'Link zu „{title}“',
  learn: 'Lieber beim Spielen lernen?',
};
