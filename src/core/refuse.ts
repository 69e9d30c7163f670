/**
 * Refusals whose reasons are in the language files. Not in `refusal.ts`, which the page's first screen loads: the texts
 * would come with it.
 */
import * as checks from '../languages/en/checks.js';
import { fill } from '../languages/fill.js';
import type { Language } from '../languages/language.js';
import type { Text, Values, ValuesFor } from '../languages/types.js';
import { Refusal, type Said } from './refusal.js';

type Checks = typeof checks;

/** A part of a reason. */
export const said = <G extends keyof Checks, K extends keyof Checks[G] & string>(
  group: G,
  key: K,
  ...values: ValuesFor<Checks[G][K]>
): Said => ({ group, key, values: (values[0] ?? {}) as Values });

/** Pass a number as text to keep its digits ungrouped (100000, not 100,000). */
export const refusal = (field: string, ...parts: readonly Said[]): Refusal =>
  new Refusal(field, sayIn(checks, 'en', parts), parts);

/** The reason in another language; `texts` is its `checks.ts`. */
export const sayIn = (
  texts: { readonly [G in keyof Checks]: object },
  language: Language,
  parts: readonly Said[],
): string =>
  parts
    .map(({ group, key, values }) =>
      fill((texts[group] as Readonly<Record<string, Text>>)[key], values, language),
    )
    .join('');
