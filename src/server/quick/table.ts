/** The table of a quick match. */
import { DEFAULT_BOT } from '../../bots/levels.js';
import type { JsonObject } from '../../core/json.js';
import { isLanguage } from '../../core/language.js';
import type { Shelf } from '../../core/records/shelf.js';
import { Refusal } from '../../core/refusal.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { QUICK_PACES, type QuickPace } from '../../protocol/tables/quick.js';
import type { Event, SeatStart } from '../events.js';
import { nameBeside, tableName } from '../people/names.js';
import type { PersonRow } from '../store/schema/rows.js';
import type { Wish } from '../store/tables/seekers.js';
import type { Chance } from '../tables/decide/context.js';
import { botName } from '../tables/decide/lobby.js';
import { DEFAULTS } from '../tables/start/new-table.js';

/**
 * The setup of the game for so many that people mostly play: what a config that names nothing else means, or the first
 * setup where the default edition is not for so many. Refused where there is none.
 */
export function configFor(shelf: Shelf, { game, players }: Wish): JsonObject {
  const found = shelf.games.find(({ id }) => id === game);
  if (!found) throw new CodedRefusal('refused', 'there is no such game', 'game');
  const allowed = found.configs().filter((one) => one.players === players);
  if (allowed.length === 0)
    throw new CodedRefusal('refused', `${found.title} is not for ${players}`, 'players');
  try {
    return shelf.rules({ game, players }).config;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return allowed[0];
  }
}

/** Bots take the seats that are left. Who sits where is drawn, and so is who begins. */
export function quickTable(
  shelf: Shelf,
  wish: Wish,
  people: readonly PersonRow[],
  language: string,
  chance: Chance,
): Event {
  const sitters: (PersonRow | null)[] = Array.from({ length: wish.players }, (_, i) => people[i] ?? null);
  for (let i = sitters.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [sitters[i], sitters[j]] = [sitters[j], sitters[i]];
  }
  const names: string[] = [];
  const seats = sitters.map((person, colour): SeatStart => {
    const name = person ? nameBeside(person, names) : botName([...names, ...people.map(tableName)], colour);
    names.push(name);
    return person
      ? { kind: 'person', person: person.id, name, colour }
      : { kind: 'bot', level: DEFAULT_BOT, name, colour };
  });
  return {
    kind: 'created',
    quick: true,
    host: people[0].id,
    settings: {
      ...DEFAULTS,
      // With bots alone it is casual when it starts.
      rated: true,
      hints: false,
      config: shelf.rules(configFor(shelf, wish)).config,
      pace: QUICK_PACES[wish.pace as QuickPace],
      ...(isLanguage(language) ? { language } : {}),
    },
    seats,
  };
}
