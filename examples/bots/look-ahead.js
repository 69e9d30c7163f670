#!/usr/bin/env node
/**
 * A bot for Kontor in JavaScript that uses Kontor's own engine: it fills in what its view hides at random, tries every
 * legal action, and takes the one that gives it the largest lead.
 *
 *     kontor watch '{"game":"hansa","players":3}' --bots exec:./examples/bots/look-ahead.js,greedy,greedy
 *
 * In your own project, import from where Kontor is installed. TypeScript works too; the types are included.
 */
import { createInterface } from 'node:readline';
import { ActionBuffer } from '../../dist/src/core/actions.js';
import { Random } from '../../dist/src/core/random.js';
import { shelf } from '../../dist/src/games/index.js';

const random = new Random('look ahead');
const legal = new ActionBuffer();

/** The lead of `seat` over the best other player if the game ended now. */
function lead(rules, state, seat) {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < rules.players; other++) {
    if (other !== seat) best = Math.max(best, rules.total(state, other));
  }
  return rules.total(state, seat) + rules.promise(state, seat) - best;
}

function choose({ view, seat }) {
  // The seed of a view is null, which a config does not accept.
  const { seed: _, ...config } = view.config;
  const rules = shelf.rules(config);
  const state = rules.readView(view, random);
  rules.legal(state, legal);
  let chosen = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const next = state.slice();
    rules.apply(next, legal.at(i));
    const value = lead(rules, next, seat) + random.fraction() / 1000;
    if (value > best) {
      best = value;
      chosen = i;
    }
  }
  return rules.writeAction(state, legal.at(chosen));
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: request.id, choice: choose(request) })}\n`);
}
