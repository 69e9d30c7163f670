/** Refusals whose reasons are in the language files. Apart from `refusal.ts`, which comes with the page's first screen. */
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

/** Numbers are given as texts where they are not to be grouped, as in 100,000. */
export const refusal = (field: string, ...parts: readonly Said[]): Refusal =>
  new Refusal(field, sayIn(checks, 'en', parts), parts);

/** The reason in another language, by the texts of its `checks.ts`. */
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
