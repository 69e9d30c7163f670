/** Board files as text: read with limits, and written as the boards that ship are, one city or route a line. */
import { object } from '../../core/check.js';
import { type Json, type JsonObject, parseJson } from '../../core/json.js';
import { refusal, said } from '../../core/refuse.js';

/** Far larger than any playable board (about 60 KB). */
const LONGEST = 300_000;

/** Refuses what is too long, no JSON or no object; whether it is a board file, its game's model says. */
export function readText(text: string): JsonObject {
  if (text.length > LONGEST) throw refusal('board', said('form', 'longText', { most: `${LONGEST}` }));
  return object(parseJson(text, 'board'), 'board');
}

/** Reading a text and writing it again gives the same bytes, if it was written like this. */
export function writeText(board: JsonObject): string {
  const fields = Object.entries(board).map(([name, value]) => `  ${JSON.stringify(name)}: ${field(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** A list of objects, such as the cities, has a line for each of them. */
function field(value: Json): string {
  const isTable = Array.isArray(value) && value.length > 0 && value.every(isObject);
  return isTable ? `[\n${value.map((row) => `    ${inline(row)}`).join(',\n')}\n  ]` : inline(value);
}

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inline(part)}`);
  return `{${fields.join(', ')}}`;
}

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
