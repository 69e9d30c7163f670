/** Every kind of decision of recorded games, made by clicking what lights up. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { effort } from '../../setup/effort.js';
import { actionsOf, backupOf, errorsOf, importInto, playOn, RECORDS, recordOf, upTo } from './at-table.js';
import type { Kit } from './browser.js';

interface Found {
  readonly kind: string;
  readonly file: string;
  readonly json: JsonObject;
  readonly move: number;
}

/** In the proof with what a route is created for, and with the marker. */
const kindOf = ({ type, reward, marker }: JsonObject): string =>
  effort(`${type}`, `${type} ${(reward as JsonObject | undefined)?.type ?? marker ?? ''}`);

/** Where each kind comes first, for everything that `apart` tells apart. */
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

/** Each kind once for everything that `apart` tells apart, at tables that come to the device in one backup. */
export async function playEveryKind(kit: Kit, apart: (config: JsonObject) => string): Promise<void> {
  const page = await kit.newPage();
  const errors = errorsOf(page);
  const kinds = everyKind(apart);
  const backup = backupOf(kinds.map(({ json, move }) => ({ json: upTo(json, move) })));
  await page.goto('#/');
  await importInto(page, backup.json);
  for (const id of backup.ids) await page.locator(`a[href="#/game/${id}"]`).first().waitFor();
  for (const [i, { kind, file, json, move }] of kinds.entries()) {
    try {
      await page.goto(`#/game/${backup.ids[i]}`);
      await page.locator(`.table[data-moves="${move}"]`).waitFor();
      await playOn(page, json, move, 1);
    } catch (error) {
      throw new Error(`${file}, move ${move}, ${kind}: ${(error as Error).message}`);
    }
  }
  expect(errors).toEqual([]);
  await page.context().close();
}
