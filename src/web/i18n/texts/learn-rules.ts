const en = {
  title: 'Rules',
  intro: 'Every rule of both games in plain words. Pick a topic, or search.',
  search: 'Search the rules',
  found: '{count} topics',
  foundOne: '1 topic',
  nothing: 'Nothing found. Try another word.',
  see: 'See also',
  contents: 'Contents',
  link: 'Link to “{title}”',
  numbers: 'Rules {numbers}',
  learn: 'Rather learn by playing?',
  clear: 'Clear',
};
const de: Record<keyof typeof en, string> = {
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
export const rules = { en, de };
