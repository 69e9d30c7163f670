/** The names of targets for screen readers. */
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { language } from '../i18n/index.js';
import { type BoardProps, type Target, targetParts } from './board.js';
import type { Teller } from './describe.js';
import { REST_MS } from './plane.js';

/** A target in words, as in `GamePage.describe`. */
export type Describe = (
  rules: Rules,
  position: JsonObject,
  kind: string,
  id: string,
  teller: Teller,
) => string[];

/** What a target is and what picking it does. Names follow a moment after a move, so that they do not hold it up. */
export function createLabels(board: BoardProps, describe: Describe): (target: Target) => string | undefined {
  const [spoken, setSpoken] = createSignal<JsonObject>();
  createEffect(() => {
    const next = board.position;
    const timer = setTimeout(() => setSpoken(next), REST_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (target) => {
    const position = spoken();
    if (position === undefined) return undefined;
    const teller = { names: board.names, language: language() };
    const what = describe(board.rules, position, ...targetParts(target), teller);
    const does = untrack(() => (board.lit.has(target) ? board.does?.(target) : undefined));
    return [...what, ...(does ? [`${does}.`] : [])].join(' ');
  };
}
