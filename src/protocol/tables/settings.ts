/** The settings of a table. */
import {
  json,
  jsonObject,
  line,
  lineOrNone,
  list,
  type Of,
  optional,
  orNull,
  strict,
  Type,
  text,
  whole,
  word,
} from '../schema.js';
import { BoardHash, LanguageWord, Level, LIMITS, SeatNumber } from '../words.js';

const Untimed = strict({ kind: Type.Literal('untimed') });
const Live = strict({
  kind: Type.Literal('live'),
  bank: whole(10, 86_400, 'seconds that each player has at the start'),
  increment: whole(0, 3600, 'seconds added after each of your turns'),
});
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'a time of day' });
const Mail = strict({
  kind: Type.Literal('mail'),
  hours: whole(1, 24 * 60, 'hours for each decision, without time off'),
  daysOff: list(whole(0, 6, '0 is Sunday'), 6, 'days off'),
  quiet: orNull(strict({ from: Clock, to: Clock }, 'hours of every day that are off')),
  zone: text(60, 'the time zone of the days and hours off, as in Europe/Berlin'),
});
export const Pace = Type.Union([Untimed, Live, Mail], { description: 'how much time players have' });
export type Pace = Of<typeof Pace>;

const RunOut = word(
  ['bot', 'decision', 'end'] as const,
  'what happens when a player runs out of time. bot: a bot plays for them until they return; decision: a bot makes this one decision; end: the game ends without a result',
);

const UndoRule = word(
  ['none', 'own', 'consent'] as const,
  'none: nothing is taken back; own: your own last decision, until somebody else has decided; consent: that, and more if everybody agrees',
);

export const Settings = strict({
  title: lineOrNone(LIMITS.title),
  config: jsonObject('a config as in docs/formats.md, without a seed'),
  access: word(['open', 'invited'] as const, 'open: in the lobby for everybody; invited: by link only'),
  spectators: Type.Boolean({ description: 'whether others may watch' }),
  autostart: Type.Boolean({ description: 'starts as soon as every seat is taken' }),
  first: orNull(SeatNumber),
  pace: Pace,
  runOut: RunOut,
  /** The bot that plays for players who are away or have run out of time. */
  standIn: Level,
  rated: Type.Boolean({
    description:
      'whether the result changes ratings. Needs two people, allows no hints, and nothing drawn or revealed is taken back; with fewer people the table is casual when it starts',
  }),
  hints: Type.Boolean({
    description: 'whether clients may offer hints while the game runs; never in a rated game',
  }),
  undo: UndoRule,
  rest: Type.Boolean({
    description:
      'the table waits for a player who is away or has run out of time, and no bot plays for them; after a day, or the time of a decision, they have resigned',
  }),
  /** Missing at tables of earlier versions. */
  language: optional(LanguageWord),
});
export type Settings = Of<typeof Settings>;

export const SeatPlan = strict({
  who: word(['me', 'open', 'bot'] as const),
  level: optional(Level),
  name: optional(line(LIMITS.name)),
  colour: optional(whole(0, 4, 'the first that no other seat has, if left out')),
});
export type SeatPlan = Of<typeof SeatPlan>;

/** What a person sends to create a table. Everything but the config has a default. */
export const NewTable = strict({
  title: optional(lineOrNone(LIMITS.title)),
  config: json('a config as in docs/formats.md, without a seed'),
  board: optional(BoardHash),
  seats: optional(list(SeatPlan, 5, 'one for each player; by default you and open seats')),
  access: optional(Settings.properties.access),
  spectators: optional(Settings.properties.spectators),
  autostart: optional(Settings.properties.autostart),
  first: optional(orNull(SeatNumber)),
  pace: optional(Pace),
  runOut: optional(RunOut),
  standIn: optional(Level),
  language: optional(LanguageWord),
  rated: optional(Type.Boolean({ description: 'by default where two or more seats are for people' })),
  hints: optional(Type.Boolean({ description: 'by default where the table is not rated' })),
  undo: optional(UndoRule),
  rest: optional(Settings.properties.rest),
});
export type NewTable = Of<typeof NewTable>;

/** What the host may change before the start. */
export const SettingsChange = Type.Partial(Type.Omit(Settings, ['config']), { additionalProperties: false });
export type SettingsChange = Of<typeof SettingsChange>;
