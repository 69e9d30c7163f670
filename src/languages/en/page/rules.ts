export const rules = {
  title: 'Rules',
  intro: 'All the rules of both games in plain words. Pick a topic, or search.',
  search: 'Search the rules',
  found: { one: '{n} topic', other: '{n} topics' },
  nothing: 'Nothing found. Try another word.',
  see: 'See also',
  contents: 'Contents',
  link: 'Link to “{title}”',
  learn: 'Prefer to learn by playing?',
} as const;
