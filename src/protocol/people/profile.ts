/** Profiles, and the people somebody knows. */

import { list, type Of, optional, orNull, strict, Type, text, time, whole, word } from '../schema.js';
import { TableDetails } from '../tables/tables.js';
import { LIMITS, PersonId, TableId } from '../words.js';
import { CHARGES, FIELDS } from './picture.js';
import { Rating } from './statistics.js';

const PictureSchema = strict(
  { charge: word(CHARGES), field: word(FIELDS) },
  'what is on the shield, and its colour',
);

const AUDIENCES = ['everybody', 'following', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const ProfileSettings = strict({
  picture: PictureSchema,
  visible: word(
    AUDIENCES,
    'who sees more of your profile than name and picture; following: the people you follow',
  ),
  invitations: word(AUDIENCES, 'whose invitations reach you; the others are not told that theirs do not'),
});
export type ProfileSettings = Of<typeof ProfileSettings>;
export const ProfileChange = Type.Partial(ProfileSettings, { additionalProperties: false });
export type ProfileChange = Of<typeof ProfileChange>;

export const Relation = word(
  ['follow', 'block'] as const,
  'follow: on your private list; block: no invitations, and neither reads what the other writes',
);
export type Relation = Of<typeof Relation>;

export const PersonCard = strict({ id: PersonId, name: text(LIMITS.name), picture: PictureSchema });
export type PersonCard = Of<typeof PersonCard>;

export const Acquaintances = strict({
  following: list(PersonCard, LIMITS.following, 'whom you follow, by name'),
  blocked: list(PersonCard, LIMITS.blocked, 'whom you have blocked, by name'),
});
export type Acquaintances = Of<typeof Acquaintances>;

const PlayerId = Type.String({
  pattern: '^((program:)?[a-z0-9]{16}|bot:[a-z0-9.:-]{1,34})$',
  description: 'the id of a person, `program:` and its owner’s id, or `bot:` and its level',
});
export const PlayerParams = strict({ player: PlayerId });

/** The title of a board that somebody drew; missing for boards of the server. */
const ownBoard = optional(text(80));

const Tally = strict(
  {
    game: text(40),
    board: text(80),
    ownBoard,
    players: whole(2, 5),
    games: whole(0, 1e9),
    wins: Type.Number({ description: 'a shared win counts as its share' }),
    meanScore: Type.Number(),
    meanRank: Type.Number(),
  },
  'the results on one board with one number of players',
);
export type Tally = Of<typeof Tally>;

const Opponent = strict({
  ...PersonCard.properties,
  games: whole(0, 1e9, 'how many they played together'),
  wins: Type.Number({ description: 'how many of those the owner of the profile won' }),
});

const ProfileDetails = strict({
  since: orNull(time('when the person came to this server; null for bots')),
  games: whole(0, 1e9, 'finished games that were counted'),
  more: Type.Boolean({ description: 'there are older games, which were not counted' }),
  completion: orNull(
    strict(
      { finished: whole(0, 1e9), left: whole(0, 1e9) },
      'games played to the end, and games that were left to a bot or ended because the person did not come back; null for bots',
    ),
  ),
  ratings: list(strict({ game: text(40), rating: Rating }), 100, 'with any number of players'),
  tallies: list(Tally, 500, 'the most played first'),
  opponents: list(Opponent, 10, 'people they played with most'),
});
export type ProfileDetails = Of<typeof ProfileDetails>;

export const Profile = strict({
  player: PlayerId,
  name: text(80),
  picture: orNull(PictureSchema),
  relation: orNull(Relation),
  details: orNull(ProfileDetails),
});
export type Profile = Of<typeof Profile>;

export const PlayedQuery = strict({
  game: optional(text(40)),
  before: optional(Type.String({ pattern: '^\\d{1,15}\\.[a-z0-9]{12}$' })),
  limit: optional(Type.String({ pattern: '^\\d{1,3}$' })),
});
export const PlayedGames = strict({
  games: list(
    strict({
      table: TableId,
      game: text(40),
      board: text(80),
      ownBoard,
      players: whole(2, 5),
      rank: whole(1, 5),
      score: Type.Number(),
      ended: time('when the game ended'),
      rating: Type.Number({ description: 'the rating after this game' }),
      uncertainty: Type.Number({ description: 'the rating is within this much of it, 19 times out of 20' }),
    }),
    100,
    'the newest first',
  ),
  next: orNull(text(40, 'pass it as `before` for the next page')),
});
export type PlayedGames = Of<typeof PlayedGames>;

export const NewInvitation = strict({ person: PersonId });
export const ReceivedInvitations = list(
  strict({
    table: TableId,
    from: PersonCard,
    host: orNull(PersonCard),
    game: text(40),
    board: text(80),
    players: whole(2, 5),
    free: whole(0, 5),
    pace: word(['untimed', 'live', 'mail'] as const),
    details: strict(
      Type.Pick(TableDetails, ['pace', 'rated', 'hints', 'undo', 'rest']).properties,
      'what you agree to when you accept',
    ),
    at: time('when you were invited'),
    invite: text(64, 'the secret with which you may look at the table'),
  }),
  50,
  'the newest first',
);
export type ReceivedInvitation = Of<typeof ReceivedInvitations>[number];
export const SentInvitations = list(
  strict({
    person: PersonCard,
    at: time('when they were invited'),
    declined: Type.Boolean(),
  }),
  50,
  'whom you have invited to the table and who has not sat down there',
);
export type SentInvitation = Of<typeof SentInvitations>[number];
export const AcceptInvitation = strict({
  knowing: optional(Type.Boolean({ description: 'although somebody sits there whom you have blocked' })),
});
