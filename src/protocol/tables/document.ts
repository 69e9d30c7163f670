/**
 * A table as one viewer may see it: one JSON document. A client gets it once, and then patches (`patch.ts`) from each
 * version to the next.
 */

import { VacationTime } from '../people/vacation.js';
import {
  json,
  jsonObject,
  list,
  type Of,
  optional,
  orNull,
  strict,
  Type,
  text,
  time,
  whole,
  word,
} from '../schema.js';
import { BoardHash, LIMITS, PersonId, SeatNumber, TableId } from '../words.js';
import { Proposal } from './commands.js';
import { Orders } from './orders.js';
import { Settings, SettingsChange } from './settings.js';

const STATUS = ['open', 'playing', 'over', 'closed'] as const;
export const Status = word(
  STATUS,
  'open: people take seats; playing; over: finished with a result; closed: ended without one',
);

export type Status = Of<typeof Status>;

export const Seat = strict({
  kind: word(['open', 'person', 'bot'] as const),
  name: text(80),
  person: optional(PersonId),
  level: optional(text(32)),
  colour: whole(0, 4),
  program: optional(
    Type.Boolean({
      description: 'a program plays in the name of this person; it is rated apart from people',
    }),
  ),
  away: optional(Type.Boolean({ description: 'a bot plays for this person' })),
  vacation: optional(VacationTime),
  resigned: optional(Type.Boolean({ description: 'this person has resigned; a bot plays on' })),
  swap: optional(SeatNumber),
  kept: optional(
    strict(
      { person: PersonId, name: text(80), until: time('when anybody may take it') },
      'for whom a free seat is kept',
    ),
  ),
});
export type Seat = Of<typeof Seat>;

export const Clocks = strict({
  since: time('when the clock of the current decision started'),
  banks: optional(list(Type.Number(), 5, 'live games: milliseconds that each seat had left at `since`')),
  deadline: optional(time('when the deciding seat runs out of time')),
});
export type Clocks = Of<typeof Clocks>;

export const OpenProposal = strict({ seat: SeatNumber, what: Proposal, agreed: list(SeatNumber, 5) });
export type OpenProposal = Of<typeof OpenProposal>;

export const UndoRequest = strict({
  seat: SeatNumber,
  moves: whole(0, 1e9, 'how many moves would remain'),
  agreed: list(SeatNumber, 5),
});
export type UndoRequest = Of<typeof UndoRequest>;

export const You = strict({
  seat: orNull(SeatNumber),
  host: Type.Boolean(),
  changed: optional(
    strict(
      {
        number: whole(1, 1e9, 'the entry that last changed the settings, to be named when you accept them'),
        from: SettingsChange,
      },
      'settings that were different when you sat down or last accepted them, as they were then',
    ),
  ),
  last: optional(whole(1, 1e9, 'the entry of your own last move; the history after it is what you missed')),
  legal: optional(list(json('an action'), LIMITS.legal, 'your legal actions, when you have to decide')),
  choices: optional(
    whole(1, LIMITS.legal, 'how many legal actions you have, instead of `legal`, where `hello` asked for it'),
  ),
  canUndo: optional(Type.Boolean()),
  canRedo: optional(Type.Boolean()),
  orders: optional(Orders),
  plan: optional(list(json('an action or a branch, as in the command'), 100)),
  planStopped: optional(text(1000, 'why the plan was stopped')),
});
export type You = Of<typeof You>;

const Fair = strict(
  {
    commitment: text(64, 'SHA-256 of seed, a line feed and salt, in hexadecimal; published at the start'),
    seed: optional(text(200, 'published at the end')),
    salt: optional(text(200, 'published at the end')),
  },
  'lets anybody check the shuffle',
);

export const TableDocument = strict({
  id: TableId,
  status: Status,
  host: orNull(PersonId),
  settings: Settings,
  board: optional(BoardHash),
  seats: list(Seat, 5),
  created: time('when the table was created'),
  step: whole(0, 1e9),
  moves: whole(0, 1e9, 'how many moves have been made and not taken back'),
  decides: orNull(SeatNumber),
  turn: orNull(SeatNumber),
  clocks: orNull(Clocks),
  undo: orNull(UndoRequest),
  fair: orNull(Fair),
  view: orNull(jsonObject('the position as you may see it, as in docs/formats.md')),
  result: orNull(list(jsonObject('a row of the final scoring'), 5)),
  rematch: orNull(TableId),
  places: optional(
    list(
      whole(1, 5),
      5,
      'where somebody has resigned: the place of each seat; in the scores they may be higher',
    ),
  ),
  ready: optional(
    strict(
      {
        until: time('those who have not answered by then lose their seat'),
        seats: list(SeatNumber, 5, 'who is ready'),
      },
      'before a live game: everybody is asked whether they are there',
    ),
  ),
  unaccepted: optional(
    list(SeatNumber, 5, 'before the start: who has not accepted the settings as the host has changed them'),
  ),
  proposal: optional(OpenProposal),
  paused: optional(
    strict({
      since: time('since when the clocks stand still'),
      until: time('when the pause ends by itself'),
    }),
  ),
  resting: optional(Type.Boolean({ description: 'the table waits for those who are away' })),
  restsUntil: optional(
    time(
      'when a table that rests has waited long enough: those who are away have resigned then, or it is closed',
    ),
  ),
  silence: optional(
    strict(
      {
        since: time('when the last decision was made'),
        remind: time('from when the others may remind the player who has to decide'),
        standIn: optional(
          time(
            'once they were reminded: from when a bot may play for them, or the game be ended without them',
          ),
        ),
      },
      'a game without a clock waits for a person',
    ),
  ),
  takebacks: optional(
    Type.Boolean({
      description: 'something that was drawn or revealed has been taken back; the game is not rated',
    }),
  ),
  closedFor: optional(text(1000, 'why a closed table was closed; in English, or in an admin’s own words')),
  you: You,
});
export type TableDocument = Of<typeof TableDocument>;

/** An entry of a table's log as a viewer may see it. */
export const Entry = strict({
  number: whole(1, 1e9),
  at: time('when'),
  kind: text(20),
  seat: optional(SeatNumber),
  data: optional(jsonObject('depends on the kind; see docs/server.md')),
  lines: optional(list(text(2000), 100, 'what happened, in sentences')),
});
export type Entry = Of<typeof Entry>;
