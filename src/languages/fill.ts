/** Texts with their values filled in. */
import { number, pluralForm } from './intl.js';
import type { Language } from './language.js';
import type { Plural, Text, Values } from './types.js';

/** The text in a language with its values filled in; numbers are written as the language writes them. */
export function fill(text: Text, values: Values, language: Language): string {
  const pattern = typeof text === 'string' ? text : formOf(text, values.n, language);
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? number(value, language) : (value ?? slot);
  });
}

function formOf(text: Plural, n: string | number | undefined, language: Language): string {
  return text[pluralForm(Number(n), language)] ?? text.other;
}
