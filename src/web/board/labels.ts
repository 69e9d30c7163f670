/** Accessible names of targets. */
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { language } from '../i18n/index.js';
import { type BoardProps, type Target, targetParts } from './board.js';
import type { Teller } from './describe.js';
import { REST_MS } from './plane.js';

/** Describes a target, see `GamePage.describe`. */
export type Describe = (
  rules: Rules,
  position: JsonObject,
  kind: string,
  id: string,
  teller: Teller,
) => string[];

/** The inputs the names were last made from. */
interface Named {
  readonly position: JsonObject;
  readonly lit: ReadonlySet<Target>;
}

/**
 * What a target is and what picking it does, both for the same position. Names update shortly after a move so that they
 * do not delay it; until then a target keeps its old name.
 */
export function createLabels(board: BoardProps, describe: Describe): (target: Target) => string | undefined {
  const [named, setNamed] = createSignal<Named>();
  const names = new Map<Target, string>();
  createEffect(() => {
    const next = { position: board.settled ?? board.position, lit: board.lit };
    const timer = setTimeout(() => setNamed(next), REST_MS);
    onCleanup(() => clearTimeout(timer));
  });
  const nameOf = (target: Target, { position, lit }: Named): string => {
    const teller = { names: board.names, language: language() };
    const what = describe(board.rules, position, ...targetParts(target), teller);
    const does = untrack(() => (lit.has(target) ? board.does?.(target) : undefined));
    return [...what, ...(does ? [`${does}.`] : [])].join(' ');
  };
  return (target) => {
    const now = named();
    const isCurrent = now !== undefined && untrack(() => board.lit === now.lit);
    if (isCurrent) names.set(target, nameOf(target, now));
    return names.get(target);
  };
}
