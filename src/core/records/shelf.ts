/** The games that are available: finds the rules for a config and opens positions. */
import * as check from '../check.js';
import type { Game, Rules, State } from '../game.js';
import type { Json, JsonObject } from '../json.js';
import type { Language } from '../language.js';
import { Refusal } from '../refusal.js';

/** How many rules are cached; making them takes about a millisecond. */
const MOST_CACHED = 64;

export class Shelf {
  readonly games: readonly Game[];
  private readonly cached = new Map<string, Rules>();

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  /** Loads the games' texts in these languages. */
  async loadTexts(languages: readonly Language[]): Promise<void> {
    await Promise.all(this.games.flatMap(({ texts }) => languages.map((language) => texts.load(language))));
  }

  game(id: Json | undefined, field = 'game'): Game {
    const name = check.oneOf(
      id,
      field,
      this.games.map((game) => game.id),
    );
    return this.games.find((game) => game.id === name)!;
  }

  /** The rules for a config; `field` is its name in a refusal. */
  rules(config: Json | undefined, field = 'config'): Rules {
    const game = this.game(check.object(config, field).game, `${field}.game`);
    const key = JSON.stringify(config);
    let rules = this.cached.get(key);
    if (!rules) {
      try {
        rules = game.rules(config as JsonObject);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw error.at(error.field.replace(/^config/, field));
      }
      if (this.cached.size >= MOST_CACHED) this.cached.clear();
      this.cached.set(key, rules);
    }
    return rules;
  }

  open(position: Json | undefined): { rules: Rules; state: State } {
    const rules = this.rules(check.object(position, 'position').config, 'position.config');
    return { rules, state: rules.readPosition(position as JsonObject) };
  }
}
