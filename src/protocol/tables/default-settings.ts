/** Settings of a table where its host chose nothing; apart from the schemas, so that the page can use them. */
import type { Settings } from './settings.js';

export const DEFAULT_SETTINGS: Omit<Settings, 'config' | 'rated' | 'hints' | 'standIn'> = {
  title: '',
  access: 'open',
  spectators: true,
  autostart: true,
  first: null,
  pace: { kind: 'untimed' },
  runOut: 'bot',
  undo: 'consent',
  rest: false,
};
