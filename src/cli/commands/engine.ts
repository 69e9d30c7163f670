/** `kontor engine`: a long-lived process for other programs. One line of JSON in, one line out. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as check from '../../core/check.js';
import { type Json, parseJson } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import type { BoardShelf } from '../boards.js';
import { words } from '../call.js';
import type { Command } from '../command.js';
import { applyActions, legalActions, newPosition, score, view } from './position.js';

const FIELDS = {
  new: ['config'],
  legal: ['position'],
  apply: ['position', 'actions'],
  view: ['position', 'seat'],
  score: ['position'],
} as const;
type RequestKind = keyof typeof FIELDS;

function answer(shelf: BoardShelf, line: string): { id: Json; ok: Json } | { id: Json; error: string } {
  let id: Json = null;
  try {
    const json = check.object(parseJson(line, 'request'), 'request');
    id = json.id ?? null;
    const kind = check.oneOf(json.do, 'request.do', Object.keys(FIELDS) as RequestKind[]);
    const request = check.object(json, 'request', ['id', 'do', ...FIELDS[kind]]);
    for (const field of FIELDS[kind])
      if (request[field] === undefined) throw new Refusal(`request.${field}`, 'is missing');
    switch (kind) {
      case 'new':
        return { id, ok: newPosition(shelf, request.config) };
      case 'legal':
        return { id, ok: legalActions(shelf, request.position) };
      case 'apply':
        return { id, ok: applyActions(shelf, request.position, request.actions) };
      case 'view':
        return { id, ok: view(shelf, request.position, request.seat) };
      case 'score':
        return { id, ok: score(shelf, request.position) };
    }
  } catch (error) {
    if (error instanceof Refusal) return { id, error: error.message };
    throw error;
  }
}

export const engineCommand: Command = {
  usage: 'engine',
  help: 'answers requests, one line of JSON each, until its input ends',
  async run(call, shelf) {
    words(call);
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      if (!process.stdout.write(`${JSON.stringify(answer(shelf, line))}\n`))
        await once(process.stdout, 'drain');
    }
  },
};
