/** Makes a board from a seed and a few wishes; the same input makes the same board for everybody. */
import { createSignal } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import {
  DENSITIES,
  makeBoard,
  PLAYERS,
  SEAS,
  SIZES,
  SYMMETRIES,
  USUAL,
  type Wishes,
} from '../../workshop/make/index.js';
import { t, textOr } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { Radios } from '../shell/radios.jsx';
import { randomText } from '../store/random-text.js';
import { takeText } from './found-boards.js';

type Choices = Omit<Wishes, 'seed' | 'players'>;

/** Short enough to tell others. */
const newSeed = (): string => randomText().slice(0, 6);

export function MakeBoard() {
  const [wishes, setWishes] = createStore<Choices>({ ...USUAL });
  const [seed, setSeed] = createSignal(newSeed());
  const make = (): void => {
    const { size } = wishes;
    takeText(JSON.stringify(makeBoard({ ...unwrap(wishes), seed: seed(), players: PLAYERS[size] })));
    setSeed(newSeed());
  };
  const field = <K extends keyof Choices>(axis: K, values: readonly Choices[K][]) => (
    <Radios
      name={axis}
      legend={textOr(`boards.make-${axis}`, axis)}
      value={wishes[axis]}
      choices={values.map((value) => ({ value, label: textOr(`boards.${axis}-${value}`, value) }))}
      choose={(value) => setWishes({ [axis]: value })}
    />
  );
  return (
    <details class="make-board">
      <summary>{t('boards.make')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <p class="hint">{t('boards.makeHint')}</p>
        <div class="try-choices">
          {field('size', SIZES)}
          {field('density', DENSITIES)}
          {field('sea', SEAS)}
          {field('symmetry', SYMMETRIES)}
        </div>
        <div class="try-start">
          <label class="labelled">
            <span>{t('boards.seed')}</span>
            <input
              class="field"
              maxlength="100"
              required
              autocomplete="off"
              value={seed()}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button button-primary">
            <Icon name="dice" />
            {t('boards.makeIt')}
          </button>
        </div>
      </form>
    </details>
  );
}
