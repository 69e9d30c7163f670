/** What every game must pass: its configurations, and a slow check of its own for the states that come up. */
import { existsSync } from 'node:fs';
import { makeBot } from '../../src/bots/index.js';
import { type Action, ActionBuffer } from '../../src/core/actions.js';
import { type Game, NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { audit as auditHansa } from '../hansa/audit.js';
import { audit as auditHansaTeutonica } from '../hansa-teutonica/audit.js';

export const GAMES: readonly { game: Game; audit: (rules: Rules, state: State) => void }[] = [
  { game: hansaTeutonica, audit: auditHansaTeutonica },
  { game: hansa, audit: auditHansa },
];

/** Where a game keeps records of finished games and its perft table beside its tests, seen from here. */
export const ownFixtures = (): string[] =>
  GAMES.map(({ game }) => `../${game.id}/fixtures/`).filter((folder) =>
    existsSync(new URL(folder, import.meta.url)),
  );
export const PERFT = 'perft.json';

const nameOf = (config: JsonObject): string =>
  [config.board, config.edition, config.players, ...(config.modules as string[])]
    .filter((part) => part)
    .join(' ');

/** All configurations of all games, for `describe.each` and the like. */
export const CONFIGS = GAMES.flatMap(({ game, audit }) =>
  game.configs().map((config) => ({ name: nameOf(config), game, audit, config })),
);

const greedy = makeBot('greedy');

/**
 * A random action. Purely random play takes tens of thousands of decisions, so two of three are drawn by the
 * greedy bot, which prefers progress; the third is any action, its kind drawn first.
 */
export function draw(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
  return random.below(3) === 0
    ? drawByKind(rules, state, legal, random)
    : greedy.choose(rules, state, legal, random);
}

/** Any action, its kind drawn first. */
export function drawByKind(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
  const kinds = new Map<string, Action[]>();
  for (let i = 0; i < legal.length; i++) {
    const kind = rules.writeAction(state, legal.at(i)).type as string;
    const actions = kinds.get(kind);
    if (actions) actions.push(legal.at(i));
    else kinds.set(kind, [legal.at(i)]);
  }
  const lists = [...kinds.values()];
  const list = lists[random.below(lists.length)];
  return list[random.below(list.length)];
}

/** Plays at random, calling `each` before every decision; returns how many there were. */
export function playOut(
  rules: Rules,
  state: State,
  random: Random,
  longest: number,
  each?: (legal: ActionBuffer, decision: number) => void,
): number {
  const legal = new ActionBuffer();
  let decisions = 0;
  while (rules.decider(state) !== NOBODY && decisions < longest) {
    rules.legal(state, legal);
    if (legal.length === 0) throw new Error(`dead end: ${JSON.stringify(rules.writePosition(state))}`);
    each?.(legal, decisions);
    rules.apply(state, draw(rules, state, legal, random));
    decisions++;
  }
  return decisions;
}
