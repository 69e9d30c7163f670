/** What a player of Hansa Teutonica has to do right now, in a sentence: the guide through everything that takes several steps. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { WORDS } from '../rules/texts/words.js';
import { PERMANENT_MARKERS } from '../rules/vocabulary.js';

interface Tasks {
  begin: string;
  actions: string;
  free: string;
  relocate(kind: string, extras: number): string;
  extras(count: number): string;
  lift(count: number): string;
  liftOrDrop(lifts: number, hand: number): string;
  drop(hand: number): string;
  remove(count: number): string;
  permanent(marker: string, uses: number): string;
  share: string;
  markers(count: number): string;
  pawn: string;
}

const TASKS: Readonly<Record<Language, Tasks>> = {
  en: {
    begin: 'Choose something that is lit, or income.',
    actions: 'Go on with something that is lit.',
    free: 'No actions are left; free things may still be done.',
    relocate: (kind, extras) =>
      `Put your displaced ${kind} on a lit point${extras > 0 ? `; then ${extras} more from your stock` : ''}.`,
    extras: (count) =>
      count === 1
        ? 'Put one more on a lit point, or be done.'
        : `Put up to ${count} more on lit points, or be done.`,
    lift: (count) => (count === 1 ? 'Lift a tradesman, or be done.' : `Lift up to ${count} tradesmen.`),
    liftOrDrop: (lifts, hand) => `Put down the ${hand} you hold, or lift up to ${lifts} more.`,
    drop: (hand) => `Put down the ${hand} you hold on lit points.`,
    remove: (count) =>
      count === 1 ? 'Send a tradesman back, or be done.' : `Send up to ${count} tradesmen back.`,
    permanent: (marker, uses) => `${marker}: ${uses} to go, or be done.`,
    share: 'Take a piece as your share of the income, or be done.',
    markers: (count) =>
      count === 1 ? 'Put your new marker on a lit route.' : `Put your ${count} new markers on lit routes.`,
    pawn: 'Move the pawn to a lit province.',
  },
  de: {
    begin: 'Wähle etwas, das leuchtet, oder Einkommen.',
    actions: 'Weiter mit etwas, das leuchtet.',
    free: 'Keine Aktionen mehr; Kostenloses geht noch.',
    relocate: (kind, extras) =>
      `Setze deinen verdrängten ${kind} auf einen leuchtenden Punkt${extras > 0 ? `; dann noch ${extras} aus dem Bestand` : ''}.`,
    extras: (count) =>
      count === 1
        ? 'Setze noch eine Figur auf einen leuchtenden Punkt, oder sei fertig.'
        : `Setze bis zu ${count} weitere auf leuchtende Punkte, oder sei fertig.`,
    lift: (count) =>
      count === 1 ? 'Nimm eine Figur auf, oder sei fertig.' : `Nimm bis zu ${count} Figuren auf.`,
    liftOrDrop: (lifts, hand) => `Setze ab, was du hältst (${hand}), oder nimm bis zu ${lifts} weitere auf.`,
    drop: (hand) => `Setze ab, was du hältst (${hand}): auf leuchtende Punkte.`,
    remove: (count) =>
      count === 1 ? 'Schicke eine Figur zurück, oder sei fertig.' : `Schicke bis zu ${count} Figuren zurück.`,
    permanent: (marker, uses) => `${marker}: noch ${uses}, oder sei fertig.`,
    share: 'Nimm eine Figur als Anteil am Einkommen, oder sei fertig.',
    markers: (count) =>
      count === 1
        ? 'Lege deinen neuen Marker auf eine leuchtende Straße.'
        : `Lege deine ${count} neuen Marker auf leuchtende Straßen.`,
    pawn: 'Ziehe die Spielfigur in eine leuchtende Provinz.',
  },
};

export function task(position: JsonObject, decider: number, language: Language): string {
  const say = TASKS[language];
  const words = WORDS[language];
  const turn = position.turn as JsonObject;
  const number = (key: string): number => Number(turn[key] ?? 0);
  switch (turn.phase) {
    case 'relocate': {
      const displaced = turn.displaced as string | null;
      if (displaced === null) return say.extras(number('extras'));
      return say.relocate(words.kinds[displaced.endsWith('m') ? 1 : 0], number('extras'));
    }
    case 'lift': {
      const hand = (turn.hand as unknown[]).length;
      if (hand === 0) return say.lift(number('lifts'));
      return number('lifts') > 0 ? say.liftOrDrop(number('lifts'), hand) : say.drop(hand);
    }
    case 'remove':
      return say.remove(number('removes'));
    case 'permanent':
      return say.permanent(
        words.permanentMarkers[PERMANENT_MARKERS.indexOf(turn.marker as never)],
        number('uses'),
      );
    case 'share':
      return say.share;
    case 'markers': {
      const { plate } = (position.seats as JsonObject[])[decider].markers as { plate: unknown[] };
      return say.markers(plate.length);
    }
    case 'pawn':
      return say.pawn;
    case 'actions':
      if (number('actions') === 0) return say.free;
      return turn.begun === true ? say.actions : say.begin;
    default:
      return '';
  }
}
