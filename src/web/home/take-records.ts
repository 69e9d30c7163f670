/** Imports records, and explains in plain words what is wrong with a bad one. */
import { Refusal } from '../../core/refusal.js';
import { t } from '../i18n/index.js';
import { toast } from '../shell/controls/toast.jsx';
import { go } from '../shell/router.js';
import { importText } from '../store/files.js';
import { handOver } from '../store/handed-over.js';

/** Far larger than any record; keeps a wrong file from filling the memory. */
const LARGEST_FILE_BYTES = 50_000_000;

export interface Problem {
  readonly shortReason: string;
  /** The engine's own message, for the author of the file. */
  readonly detail?: string;
}

/** A short explanation, by the field that is wrong. */
function shortReason({ field, reason }: Refusal): string {
  if (reason.startsWith('is not JSON')) return t('home.wrongText');
  const move = /^record\.actions\[(\d+)\]/.exec(field);
  if (move) return t('home.wrongMove', { number: Number(move[1]) + 1 });
  if (field.startsWith('record.board')) return t('home.wrongBoard');
  if (field.startsWith('record.result')) return t('home.wrongResult');
  if (field.startsWith('record.position.config')) return t('home.wrongConfig');
  if (field.startsWith('record.position.')) return t('home.wrongStart');
  return t('home.wrongForm');
}

/** Imports a record, a backup of several games, or a board, which opens in the workshop. */
export async function takeRecord(record: File | string): Promise<Problem | undefined> {
  if (record instanceof File && record.size > LARGEST_FILE_BYTES)
    return { shortReason: t('home.tooLarge', { name: record.name }) };
  try {
    const text = record instanceof File ? await record.text() : record;
    const games = await importText(text);
    if (games === 'board') {
      handOver(text);
      go('/boards');
      return undefined;
    }
    toast(
      games.length === 1
        ? t('home.imported', { name: games[0].name })
        : t('home.importedMany', { n: games.length }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { shortReason: shortReason(error), detail: error.message };
  }
}
