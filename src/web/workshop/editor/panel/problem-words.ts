/** Why a board cannot be played yet, in words for people who draw it instead of editing the file. */
import type { Problem } from '../../../../workshop/edit/model.js';
import { t, textOr } from '../../../i18n/index.js';
import { reasonOf } from '../../found-boards.js';
import type { Editor } from '../contract.js';
import { namesOf } from './names-of.js';

/** Checks of provinces and guards: what to do is the same for all. */
const ABOUT_LANDS = /^board\.(provinces|twoPlayer)/;

/** A sentence of its own, or, where there is none, the words that an import would say about the field. */
export function problemWords(editor: Editor, { refusal, refs }: Problem): string {
  if ((editor.board().cities as readonly unknown[]).length === 0) return t('editor.problem-empty');
  const [, field = '', part = ''] = /^board\.(\w+)(?:.*[.[](\w+))?/.exec(refusal.field) ?? [];
  const [said] = refusal.said ?? [];
  const key = said?.key ?? '';
  const values = {
    ...Object.fromEntries(
      Object.entries(said?.values ?? {}).map(([name, value]) => [name, nameOf(editor, String(value))]),
    ),
    place: namesOf(editor, refs),
    part,
    derive: t('editor.deriveLands'),
  };
  const fallback = (): string => {
    const place = namesOf(editor, refs) || textOr(`editor.field-${field}`, field);
    return place === '' ? reasonOf(refusal) : `${place}: ${reasonOf(refusal)}`;
  };
  const names = [`${key}-${field}`, key, ...(ABOUT_LANDS.test(refusal.field) ? ['lands'] : [])];
  return names.reduceRight((words, name) => textOr(`editor.problem-${name}`, words, values), fallback());
}

/** Ids of cities and routes by the names that are on the drawing. */
function nameOf({ board, view }: Editor, value: string): string {
  const id = value.replace(/^"|"$/g, '');
  const thing = view.model.things(board()).find(({ ref }) => ref.slice(ref.indexOf(':') + 1) === id);
  return thing?.name ?? id;
}
