/** An ability's track on a desk: its steps, those reached and the current one, explained on demand. */
import { For } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import { list } from '../../../languages/intl.js';
import { language } from '../../../web/i18n/index.js';
import { ACTIONS_VALUE, BANK_VALUE, BOOK_VALUE, KEYS_VALUE } from '../rules/setup.js';
import { texts, wordsIn } from '../rules/texts/words.js';
import { ABILITIES, COLOURS } from '../rules/vocabulary.js';
import { fileOf } from './board/file.js';
import { AbilityIcon } from './icons.jsx';

type Ability = (typeof ABILITIES)[number];

const VALUES: Readonly<Record<Exclude<Ability, 'privilege'>, Uint8Array>> = {
  keys: KEYS_VALUE,
  actions: ACTIONS_VALUE,
  book: BOOK_VALUE,
  bank: BANK_VALUE,
};
const LENGTHS: Readonly<Record<Ability, number>> = { keys: 5, actions: 6, privilege: 4, book: 4, bank: 4 };
/** In `BANK_VALUE`: all pieces in stock. */
const ALL = 255;

/** What a step of a track is worth: a number, or a colour. */
export function stepValue(ability: Ability, step: number): string {
  if (ability === 'privilege') return wordsIn(language()).colours[step];
  const value = VALUES[ability][step];
  return value === ALL ? '∞' : String(value);
}

/** What an ability allows now, what the next step brings, and where to develop it. */
export function abilityTip(rules: Rules, ability: Ability, step: number, fullPoints: number): string {
  const say = texts.say('deskTips', language());
  const piece = texts.in(language()).kinds[ability === 'book' ? 'merchant' : 'trader'];
  const [value, next] = [stepValue(ability, step), stepValue(ability, step + 1)];
  const lines: string[] = [];
  if (ability === 'privilege')
    lines.push(say(ability, { value: list(wordsIn(language()).colours.slice(0, step + 1), language()) }));
  else lines.push(value === '∞' ? say('bankAll') : say(ability, { value }));
  if (step + 1 === LENGTHS[ability])
    lines.push(ability === 'keys' ? say('full') : say('fullScores', { n: fullPoints }));
  else {
    if (next === '∞') lines.push(say('nextAll', { piece }));
    else lines.push(say(next === value ? 'nextSame' : 'next', { value: next, piece }));
    const cities = fileOf(rules).cities.filter(({ develops }) => develops.includes(ability));
    if (cities.length > 0)
      lines.push(
        say('developIn', {
          cities: list(
            cities.map(({ name }) => name),
            language(),
          ),
        }),
      );
  }
  return lines.join('\n');
}

export function Track(props: { rules: Rules; ability: Ability; step: number; fullPoints: number }) {
  const name = () => wordsIn(language()).abilities[ABILITIES.indexOf(props.ability)];
  const isPrivilege = () => props.ability === 'privilege';
  return (
    <div
      class="desk-track"
      tabindex="0"
      data-tip={abilityTip(props.rules, props.ability, props.step, props.fullPoints)}
    >
      <dt>
        <AbilityIcon ability={props.ability} size={18} label={name()} />
      </dt>
      <dd>
        <For each={Array.from({ length: LENGTHS[props.ability] }, (_, at) => at)}>
          {(at) => (
            <span
              class="track-step"
              aria-hidden="true"
              classList={{
                'track-open': at <= props.step,
                'track-now': at === props.step,
                [`track-${COLOURS[at]}`]: isPrivilege(),
              }}
            >
              {isPrivilege() ? '' : stepValue(props.ability, at)}
            </span>
          )}
        </For>
        <span class="visually-hidden">{stepValue(props.ability, props.step)}</span>
      </dd>
    </div>
  );
}
