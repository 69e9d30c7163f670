/** Checks input against its schema. A refusal names the field that does not fit. */
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import { DEEPEST } from '../core/json.js';
import { CodedRefusal } from '../protocol/refusal.js';
import { PATTERN_REASONS, type Static, type TSchema } from '../protocol/schema.js';

type Check<S extends TSchema> = (value: unknown, field?: string) => Static<S>;

/**
 * Refuses JSON that is nested too deep, and text that is not valid Unicode or contains NUL: PostgreSQL cannot store
 * it, and would refuse everything that is written together with it.
 */
export function refuseIllFormed(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new CodedRefusal('malformed', `is nested more than ${DEEPEST} deep`);
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') refuseText(one);
      else if (typeof one === 'object' && one !== null) {
        if (!Array.isArray(one)) Object.keys(one).forEach(refuseText);
        for (const part of Object.values(one)) next.push(part);
      }
    }
    level = next;
  }
}

function refuseText(text: string): void {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new CodedRefusal('malformed', 'contains text that is not valid Unicode');
}

/** Fields that distinguish the members of a union. */
const TAGS = ['type', 'do', 'kind'] as const;

export function checker<S extends TSchema>(schema: S): Check<S> {
  const byTag = tagged(schema);
  if (byTag) return byTag as Check<S>;
  const compiled = TypeCompiler.Compile(schema);
  const nested = Object.entries((schema.properties ?? {}) as Record<string, TSchema>).flatMap(
    ([name, part]) => {
      const check = tagged(part);
      return check ? [[name, check] as const] : [];
    },
  );
  return (value, field = '') => {
    if (compiled.Check(value)) return value;
    // The error of a union's member says more than that of the union.
    for (const [name, check] of nested) {
      const part = (value as Record<string, unknown> | null)?.[name];
      if (part !== undefined) check(part, join(field, name));
    }
    const error = compiled.Errors(value).First();
    const path = (error?.path ?? '').split('/').slice(1).reduce(join, field);
    throw new CodedRefusal('malformed', reasonOf(error), path);
  };
}

/** In words: nobody can read a regular expression. */
function reasonOf(error: ValueError | undefined): string {
  if (!error) return 'is not valid';
  const { pattern } = error.schema;
  if (error.type !== ValueErrorType.StringPattern || pattern === undefined)
    return error.message.toLowerCase();
  const words = error.schema.enum as string[] | undefined;
  if (words) return `must be one of ${words.join(', ')}`;
  return PATTERN_REASONS.get(pattern) ?? 'does not have the right form';
}

/** A union whose members have different words in the same field: the word selects the member. */
function tagged(schema: TSchema): Check<TSchema> | null {
  const members = schema.anyOf as TSchema[] | undefined;
  if (!members) return null;
  const tag = TAGS.find((name) => members.every((member) => member.properties?.[name]?.const !== undefined));
  if (!tag) return null;
  const checks = new Map(members.map((member) => [member.properties[tag].const as string, checker(member)]));
  return (value, field = '') => {
    const word = (value as Record<string, unknown> | null | undefined)?.[tag];
    const check = typeof word === 'string' ? checks.get(word) : undefined;
    if (!check)
      throw new CodedRefusal(
        'malformed',
        `must be one of ${[...checks.keys()].join(', ')}`,
        join(field, tag),
      );
    return check(value, field);
  };
}

const join = (field: string, key: string): string => {
  if (field === '') return key;
  return /^\d+$/.test(key) ? `${field}[${key}]` : `${field}.${key}`;
};
