/**
 * Helpers for writing schemas. A schema is plain JSON Schema and at the same time a type (`Static<typeof X>`), so
 * there is one description of every message. The page imports the types only; the server validates.
 */
import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import type { Json, JsonObject } from '../core/json.js';

export type { Static, TSchema } from '@sinclair/typebox';
export { Type } from '@sinclair/typebox';

/** An object with these fields and no others. */
export const strict = <P extends TProperties>(properties: P, description?: string): TObject<P> =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });

/** One of these words. */
export const word = <const W extends readonly string[]>(words: W, description?: string) =>
  Type.Unsafe<W[number]>(
    Type.String({
      enum: [...words],
      pattern: `^(${words.join('|')})$`,
      ...(description === undefined ? {} : { description }),
    }),
  );

export const text = (longest: number, description?: string) =>
  Type.String({ maxLength: longest, ...(description === undefined ? {} : { description }) });

/** No control characters or line breaks, and none that change the direction of text. */
const PLAIN = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]';

const LINE = `^(?=.*\\S)${PLAIN}*$`;
const LINE_OR_NONE = `^${PLAIN}*$`;
const PARAGRAPH =
  '^(?=[\\s\\S]*\\S)[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]*$';

/** What to say about text that does not match a pattern. */
export const PATTERN_REASONS: ReadonlyMap<string, string> = new Map([
  [LINE, 'must be one line of plain text, without control characters or changes of direction'],
  [LINE_OR_NONE, 'must be one line of plain text, without control characters or changes of direction'],
  [PARAGRAPH, 'must be plain text, without control characters or changes of direction'],
]);

/** One line of text that is not empty: a name, a title. */
export const line = (longest: number, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength: longest,
    pattern: LINE,
    ...(description === undefined ? {} : { description }),
  });

/** Several lines of text, not empty. */
export const paragraph = (longest: number, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength: longest,
    pattern: PARAGRAPH,
    ...(description === undefined ? {} : { description }),
  });

/** Like `line`, but may be empty. */
export const lineOrNone = (longest: number, description?: string) =>
  Type.String({
    maxLength: longest,
    pattern: LINE_OR_NONE,
    ...(description === undefined ? {} : { description }),
  });

export const whole = (least: number, most: number, description?: string) =>
  Type.Integer({ minimum: least, maximum: most, ...(description === undefined ? {} : { description }) });

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Any JSON value; the rules of the game check it. */
export const json = (description: string) => Type.Unsafe<Json>(Type.Unknown({ description }));

/** Any JSON object; the rules of the game check it. */
export const jsonObject = (description: string) =>
  Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true, description }));

export const list = <S extends TSchema>(schema: S, most: number, description?: string) =>
  Type.Array(schema, { maxItems: most, ...(description === undefined ? {} : { description }) });

/** Milliseconds since 1970, UTC. */
export const time = (description: string) => Type.Integer({ minimum: 0, description });

export const optional = Type.Optional;
export type Of<S extends TSchema> = Static<S>;
