/** Hints for Hansa: what to do and why. */
import type { JsonObject } from '../../../../core/json.js';
import type { Speaker, Step } from '../../../../web/games/page.js';
import { goodNames, texts } from '../../rules/texts/words.js';
import { cityName, splitGood } from '../board/file.js';
import { mostBooths, wordsOf } from './notes.jsx';

/** What a turn is mainly about, most important first. */
const WEIGHT: readonly unknown[] = ['sell', 'build', 'buy', 'booths', 'sail'];

export function advice(steps: readonly Step[], speaker: Speaker): string {
  const rank = ({ action }: Step): number => {
    const at = WEIGHT.indexOf(action.type);
    return at < 0 ? WEIGHT.length : at;
  };
  const best = Math.min(...steps.map(rank));
  // Of several purchases, the last: it makes the others sellable.
  return sentence(steps.filter((step) => rank(step) === best).at(-1)!, speaker);
}

function sentence(step: Step, speaker: Speaker): string {
  const { action, after, seat, gain } = step;
  const say = texts.say('advice', speaker.language);
  const { city, good, goods, booths } = wordsOf(step, speaker);
  switch (action.type) {
    case 'sell':
      return gain > 0 ? say('sell', { goods, city, n: gain }) : say('sellToo', { goods, city });
    case 'build':
      return say(mostBooths(after) === seat ? 'buildMost' : 'build', { good, booths, city });
    case 'buy': {
      const others = sameColour(step, speaker);
      return others === '' ? say('buy', { good, city }) : say('buyPair', { good, city, others });
    }
    case 'booths':
      return say('booths', { city });
    case 'sail':
      return say('sail', { city: cityName(speaker.rules, String(action.to)) });
    case 'replenish':
    case 'skip':
      return say(action.type);
    case 'lose':
    case 'discard':
      return say('lose', { good });
    default:
      return say('endTurn');
  }
}

/** What the player already has in the colour of the good they buy. */
function sameColour(step: Step, speaker: Speaker): string {
  const { bought } = wordsOf(step, speaker);
  if (bought === null) return '';
  const { goods } = (step.before.seats as JsonObject[])[step.seat] as { goods: string[] };
  const alike = goods.filter((good) => splitGood(good).colour === splitGood(bought).colour);
  return goodNames(alike, speaker.language);
}
