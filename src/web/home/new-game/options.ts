/** The options for a new game, derived from the list of allowed configs, so that no rule is repeated here. */
import type { Json, JsonObject } from '../../../core/json.js';

export type Axis = 'players' | 'edition' | 'board' | 'modules';

/** What to keep first when not everything can stay as it is. */
const WEIGHTS: readonly Axis[] = ['players', 'board', 'edition', 'modules'];

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of an axis, in the order of the list; empty if the game does not have it. */
export function valuesOf(configs: readonly JsonObject[], axis: Axis): Json[] {
  const values: Json[] = [];
  for (const config of configs) {
    const value = config[axis];
    if (value !== undefined && !values.some((one) => same(one, value))) values.push(value);
  }
  return axis === 'players' ? values.sort((a, b) => Number(a) - Number(b)) : values;
}

export const configsWith = (configs: readonly JsonObject[], wanted: JsonObject): JsonObject[] =>
  configs.filter((config) => Object.entries(wanted).every(([axis, value]) => same(config[axis], value)));

/** Whether `value` fits the current players, edition and board, ignoring the axis itself. */
export function fits(configs: readonly JsonObject[], config: JsonObject, axis: Axis, value: Json): boolean {
  const wanted: JsonObject = { ...config, [axis]: value };
  delete wanted.seed;
  if (axis !== 'modules') delete wanted.modules;
  return configsWith(configs, wanted).length > 0;
}

/** The allowed config that has `value` and otherwise stays as close to `config` as possible. */
export function choose(
  configs: readonly JsonObject[],
  config: JsonObject,
  axis: Axis,
  value: Json,
): JsonObject {
  let nearest = configs.filter((one) => same(one[axis], value));
  for (const other of WEIGHTS) {
    const closer = nearest.filter((one) => same(one[other], config[other]));
    if (other !== axis && closer.length > 0) nearest = closer;
  }
  return nearest[0] ?? config;
}

/** The allowed config nearest to one that may be invalid, such as one remembered by another version. */
export const nearest = (configs: readonly JsonObject[], config: JsonObject): JsonObject =>
  choose(configs, config, 'players', config.players ?? 3);

/** The modules available with this game, edition, board and number of players. */
export function modulesOf(configs: readonly JsonObject[], config: JsonObject): string[] {
  const { modules: _modules, seed: _seed, ...rest } = config;
  return [...new Set(configsWith(configs, rest).flatMap(({ modules }) => (modules ?? []) as string[]))];
}

/** The modules with `module` added or removed, in the game's order. */
export function toggled(configs: readonly JsonObject[], config: JsonObject, module: string): string[] {
  const chosen = new Set(config.modules as string[]);
  if (!chosen.delete(module)) chosen.add(module);
  return modulesOf(configs, config).filter((one) => chosen.has(one));
}

/** The numbers of players among these configs, as "2" or "3–5". */
export function playerRange(configs: readonly JsonObject[]): string {
  const counts = valuesOf(configs, 'players').map(Number);
  const [least, most] = [counts[0], counts[counts.length - 1]];
  const isGapless = most - least + 1 === counts.length;
  if (least === most) return String(least);
  return isGapless ? `${least}–${most}` : counts.join(', ');
}
