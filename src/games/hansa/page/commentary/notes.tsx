/** Moves of Hansa in a few words, with a small drawing. */
import type { JsonObject } from '../../../../core/json.js';
import { Icon as Drawing } from '../../../../web/board/pieces/icon.jsx';
import type { Note, Speaker, Step } from '../../../../web/games/page.js';
import { Icon } from '../../../../web/shell/controls/icons.jsx';
import { goodName, goodNames, texts } from '../../rules/texts/words.js';
import { asPosition, cityName } from '../board/file.js';
import { BoothShape, GoodIcon } from '../goods.jsx';

const SIZE = 20;

/** Names for the things in a step. */
export function wordsOf({ action, before, after, seat }: Step, { rules, language, names }: Speaker) {
  const { ship, cities } = asPosition(before);
  const boothsOf = (view: JsonObject, city: string): number =>
    asPosition(view).cities[city]?.booths[seat] ?? 0;
  const place = String(action.city ?? ship);
  const bought = cities[ship]?.warehouses[Number(action.warehouse)] ?? null;
  return {
    city: cityName(rules, place),
    good: goodName(String(action.good ?? bought), language),
    goods: goodNames((action.goods ?? []) as string[], language),
    booths: texts.say('booths', language)('count', { n: boothsOf(after, place) - boothsOf(before, place) }),
    bought,
    name: (other: number): string => names[other] ?? '',
  };
}

export function note(step: Step, speaker: Speaker): Note {
  return { text: textOf(step, speaker), Icon: iconOf(step) };
}

function textOf(step: Step, speaker: Speaker): string {
  const { action, before } = step;
  const say = texts.say('notes', speaker.language);
  const { city, good, goods, booths, name } = wordsOf(step, speaker);
  switch (action.type) {
    case 'booths':
      return say('booths', { booths, city });
    case 'replenish':
    case 'skip':
      return say(action.type);
    case 'sail':
      return say('sail', { city: cityName(speaker.rules, String(action.to)) });
    case 'buy': {
      const payee = mostBooths(before);
      if (payee === step.seat) return say('buyFree', { good, city });
      return payee === null ? say('buy', { good, city }) : say('buyFrom', { good, city, name: name(payee) });
    }
    case 'build':
      return say('build', { booths, city, good });
    case 'sell':
      return say('sell', { city, goods });
    case 'lose':
    case 'discard':
      return say(action.type, { good });
    default:
      return say('endTurn');
  }
}

/** The seat with the most booths where the ship is; `null` if it is a tie. */
export function mostBooths(view: JsonObject): number | null {
  const { cities, ship } = asPosition(view);
  const booths = cities[ship]?.booths ?? [];
  const most = Math.max(0, ...booths);
  const first = booths.flatMap((n, seat) => (n === most && n > 0 ? [seat] : []));
  return first.length === 1 ? first[0] : null;
}

function iconOf(step: Step): Note['Icon'] {
  const { action, before, seat } = step;
  const { ship, cities } = asPosition(before);
  const good = action.good ?? (action.goods as string[] | undefined)?.[0] ?? null;
  const traded = good ?? cities[ship]?.warehouses[Number(action.warehouse)] ?? null;
  switch (action.type) {
    case 'booths':
    case 'build':
      return (props) => (
        <Drawing size={SIZE} half={16}>
          <BoothShape colour={props.colours[seat] ?? seat} />
        </Drawing>
      );
    case 'sail':
      return () => <Icon name="sail" />;
    case 'end-turn':
    case 'skip':
      return () => <Icon name="check" />;
    default:
      return traded === null
        ? () => <Icon name="step" />
        : () => <GoodIcon good={String(traded)} size={SIZE} />;
  }
}
