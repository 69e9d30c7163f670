/** Every kind of decision of recorded games, made by clicking what lights up. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { effort } from '../../setup/effort.js';
import { actionsOf, errorsOf, keepOnDevice, playOn, RECORDS, recordOf, upTo } from './at-table.js';
import type { Kit } from './browser.js';

interface Found {
  readonly kind: string;
  readonly file: string;
  readonly json: JsonObject;
  readonly move: number;
}

/** In the proof, by the reward of a route and by the marker too. */
const kindOf = ({ type, reward, marker }: JsonObject): string =>
  effort(`${type}`, `${type} ${(reward as JsonObject | undefined)?.type ?? marker ?? ''}`);

/** Where each kind first occurs, for everything that `apart` distinguishes. */
function everyKind(apart: (config: JsonObject) => string): Found[] {
  const found = new Map<string, Found>();
  for (const file of readdirSync(RECORDS)) {
    const json = recordOf(file);
    const where = apart((json.position as JsonObject).config as JsonObject);
    for (const [move, action] of actionsOf(json).entries()) {
      const kind = `${where} ${kindOf(action)}`;
      if (move < (found.get(kind)?.move ?? Number.POSITIVE_INFINITY))
        found.set(kind, { kind, file, json, move });
    }
  }
  return [...found.values()];
}

/** Each kind once for everything that `apart` distinguishes, except those in `known`, in games on one device. */
export async function playEveryKind(
  kit: Kit,
  apart: (config: JsonObject) => string,
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  const page = await kit.newPage();
  const errors = errorsOf(page);
  const kinds = everyKind(apart).filter(({ json, move }) => !known.has(String(actionsOf(json)[move].type)));
  const ids = await keepOnDevice(
    page,
    kinds.map(({ json, move }) => ({ json: upTo(json, move) })),
  );
  for (const [i, { kind, file, json, move }] of kinds.entries()) {
    try {
      await page.goto(`#/game/${ids[i]}`);
      await page.locator(`.table[data-moves="${move}"]`).waitFor();
      await playOn(page, json, move, 1);
    } catch (error) {
      throw new Error(`${file}, move ${move}, ${kind}: ${(error as Error).message}`);
    }
  }
  expect(errors).toEqual([]);
  await page.context().close();
}
