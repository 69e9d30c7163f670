#!/usr/bin/env node
/**
 * A bot for Kontor in JavaScript that thinks with Kontor's own engine: it fills in at random what its view hides,
 * tries every legal action there, and takes the one after which its points lead by most.
 *
 *     kontor watch '{"game":"hansa","players":3}' --bots exec:./examples/bots/look-ahead.js,greedy,greedy
 *
 * In a project of your own, import from where Kontor is installed. Types come along: in TypeScript it is the same.
 */
import { createInterface } from 'node:readline';
import { ActionBuffer } from '../../dist/src/core/actions.js';
import { Random } from '../../dist/src/core/random.js';
import { shelf } from '../../dist/src/games/index.js';

const random = new Random('look ahead');
const legal = new ActionBuffer();

/** How far `seat` is ahead of the best of the others, were the game to end here. */
function lead(rules, state, seat) {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < rules.players; other++) {
    if (other !== seat) best = Math.max(best, rules.total(state, other));
  }
  return rules.total(state, seat) + rules.promise(state, seat) - best;
}

function choose({ view, seat }) {
  // A view hides the seed; rules are made without one.
  const { seed: _, ...config } = view.config;
  const rules = shelf.rules(config);
  const state = rules.readView(view, random);
  rules.legal(state, legal);
  let chosen = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const next = state.slice();
    rules.apply(next, legal.at(i));
    const worth = lead(rules, next, seat) + random.fraction() / 1000;
    if (worth > most) {
      most = worth;
      chosen = i;
    }
  }
  return rules.writeAction(state, legal.at(chosen));
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: request.id, choice: choose(request) })}\n`);
}
