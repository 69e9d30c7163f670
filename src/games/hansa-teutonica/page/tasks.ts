/**
 * What a player of Hansa Teutonica has to do now, in a sentence: a guide through everything that takes several steps.
 */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { texts, wordsIn } from '../rules/texts/words.js';
import { PERMANENT_MARKERS } from '../rules/vocabulary.js';

export function task(position: JsonObject, decider: number, language: Language): string {
  const say = texts.say('tasks', language);
  const words = wordsIn(language);
  const turn = position.turn as JsonObject;
  const number = (key: string): number => Number(turn[key] ?? 0);
  switch (turn.phase) {
    case 'relocate': {
      const displaced = turn.displaced as string | null;
      if (displaced === null) return say('extras', { n: number('extras') });
      const kind = words.kinds[displaced.endsWith('m') ? 1 : 0];
      return number('extras') > 0
        ? say('relocateMore', { kind, n: number('extras') })
        : say('relocate', { kind });
    }
    case 'lift': {
      const hand = (turn.hand as unknown[]).length;
      if (hand === 0) return say('lift', { n: number('lifts') });
      return number('lifts') > 0 ? say('liftOrDrop', { n: number('lifts'), hand }) : say('drop', { n: hand });
    }
    case 'remove':
      return say('remove', { n: number('removes') });
    case 'permanent':
      return say('permanent', {
        marker: words.permanentMarkers[PERMANENT_MARKERS.indexOf(turn.marker as never)],
        n: number('uses'),
      });
    case 'share':
      return say('share');
    case 'markers': {
      const { plate } = (position.seats as JsonObject[])[decider].markers as { plate: unknown[] };
      return say('markers', { n: plate.length });
    }
    case 'pawn':
      return say('pawn');
    case 'actions':
      if (number('actions') === 0) return say('free');
      if (turn.begun === true) return say('actions');
      return say(hasStock(position, decider) ? 'begin' : 'beginWithoutStock');
    default:
      return '';
  }
}

const hasStock = (position: JsonObject, seat: number): boolean => {
  const { stock } = (position.seats as JsonObject[])[seat];
  return Object.values(stock as JsonObject).some((count) => Number(count) > 0);
};

/** What another player has to answer, for the player whose turn waits for it. */
export function answering(position: JsonObject, name: string, language: Language): string | undefined {
  const say = texts.say('tasks', language);
  const { phase, displaced } = position.turn as { phase: string; displaced?: string | null };
  if (phase === 'share') return say('answersShare', { name });
  if (phase !== 'relocate') return undefined;
  if (!displaced) return say('answersExtras', { name });
  return say('answersDisplaced', { name, kind: wordsIn(language).kinds[displaced.endsWith('m') ? 1 : 0] });
}
