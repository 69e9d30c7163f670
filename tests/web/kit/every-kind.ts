/** Every kind of decision of recorded games, made by clicking what lights up. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { actionsOf, errorsOf, playOn, RECORDS, recordOf, sitDown, upTo } from './at-table.js';
import type { Kit } from './browser.js';

const kindOf = (action: JsonObject): string =>
  `${action.type} ${(action.reward as JsonObject | undefined)?.type ?? action.marker ?? ''}`;

/** Each kind once for everything that `apart` tells apart. */
export async function playEveryKind(kit: Kit, apart: (config: JsonObject) => string): Promise<void> {
  const seen = new Set<string>();
  // The largest sets of modules first: they come to most kinds of decisions.
  for (const file of readdirSync(RECORDS).sort((a, b) => b.length - a.length)) {
    const json = recordOf(file);
    const where = apart((json.position as JsonObject).config as JsonObject);
    const fresh = actionsOf(json).flatMap((action, move) => {
      const kind = `${where} ${kindOf(action)}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      return [{ kind, move }];
    });
    if (fresh.length === 0) continue;
    // A device of its own for each record, so that the home page stays short.
    const page = await kit.newPage();
    const errors = errorsOf(page);
    for (const { kind, move } of fresh) {
      try {
        await sitDown(page, upTo(json, move));
        await playOn(page, json, move, 1);
      } catch (error) {
        throw new Error(`${file}, move ${move}, ${kind}: ${(error as Error).message}`);
      }
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
}
