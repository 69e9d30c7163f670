/** Makes a board from a seed and a few wishes; the same input makes the same board for everybody. */
import { createSignal, For } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { shelf } from '../../games/index.js';
import { HANSA_PLAYERS, makeHansaBoard } from '../../workshop/make/hansa.js';
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
import { gameName } from '../home/names.js';
import { t, textOr } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { Radios } from '../shell/radios.jsx';
import { randomText } from '../store/random-text.js';
import { takeText } from './found-boards.js';

type Choices = Omit<Wishes, 'seed' | 'players'>;

/** The games that boards can be made for, and which wishes apply to each. */
const WISHES: Readonly<Record<string, readonly (keyof Choices)[]>> = {
  'hansa-teutonica': ['size', 'density', 'sea', 'symmetry'],
  hansa: ['size', 'density'],
};
const VALUES = { size: SIZES, density: DENSITIES, sea: SEAS, symmetry: SYMMETRIES } as const;

/** Short enough to tell others. */
const newSeed = (): string => randomText().slice(0, 6);

export function MakeBoard() {
  const [wishes, setWishes] = createStore<Choices>({ ...USUAL });
  const [seed, setSeed] = createSignal(newSeed());
  const [game, setGame] = createSignal('hansa-teutonica');
  const make = (): void => {
    const asked = { ...unwrap(wishes), seed: seed() };
    const board =
      game() === 'hansa'
        ? makeHansaBoard({ ...asked, players: HANSA_PLAYERS })
        : makeBoard({ ...asked, players: PLAYERS[asked.size] });
    takeText(JSON.stringify(board));
    setSeed(newSeed());
  };
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
          <Radios
            name="make-game"
            legend={t('boards.makeGame')}
            value={game()}
            choices={Object.keys(WISHES).map((value) => ({
              value,
              label: gameName(value, shelf.game(value).title),
            }))}
            choose={setGame}
          />
          <For each={WISHES[game()]}>
            {(axis) => (
              <Radios
                name={axis}
                legend={textOr(`boards.make-${axis}`, axis)}
                value={wishes[axis]}
                choices={VALUES[axis].map((value) => ({
                  value,
                  label: textOr(`boards.${axis}-${value}`, value),
                }))}
                choose={(value) => setWishes({ [axis]: value })}
              />
            )}
          </For>
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
