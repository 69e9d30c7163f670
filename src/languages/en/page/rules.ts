export const rules = {
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
} as const;
