/** Makes a board from a seed and a few wishes; the same input makes the same board for everybody. */
import { createSignal, For } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { shelf } from '../../games/index.js';
import { MADE_GAMES, makerOf, VALUES, type Wish } from '../../workshop/make/makers.js';
import { USUAL, type Wishes } from '../../workshop/make/wishes.js';
import { gameName } from '../home/names.js';
import { t, textOr } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { Radios } from '../shell/controls/radios.jsx';
import { randomText } from '../store/random-text.js';
import { drop, takeText } from './found-boards.js';

type Choices = Pick<Wishes, Wish>;

/** Short enough to tell others. */
const newSeed = (): string => randomText().slice(0, 6);

/** Numbers of players in a row, as a choice has them: `3-4`. */
const asChoice = (players: readonly number[]): string =>
  players.length === 1 ? String(players[0]) : `${players[0]}-${players[players.length - 1]}`;

/** All rows of numbers of players, such as 2-3, 3-4 and 4-5; the usual one is among them. */
function rowsOf(most: number, usual: readonly number[]): readonly (readonly number[])[] {
  const row = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const pairs = Array.from({ length: most - 2 }, (_, i) => row(i + 2, i + 3));
  const rows = [row(2, 2), row(3, 3), ...pairs, row(2, most)];
  return rows.some((one) => asChoice(one) === asChoice(usual)) ? rows : [...rows, usual];
}

export function MakeBoard() {
  const [choices, choose] = createStore<Choices>({ ...USUAL });
  const [seed, setSeed] = createSignal(newSeed());
  const [game, setGame] = createSignal(MADE_GAMES[0]);
  const [wanted, setWanted] = createSignal<readonly number[]>();
  let last = { wishes: '', number: 0 };
  const players = (): readonly number[] => {
    const { mostPlayers, usualPlayers } = makerOf(game());
    const some = wanted();
    return some !== undefined && Math.max(...some) <= mostPlayers ? some : usualPlayers(choices.size);
  };
  const wishes = (): Wishes => ({ ...unwrap(choices), seed: seed(), players: players() });
  const make = (): void => {
    // The seed stays in view, to be passed on; pressing again asks for another board.
    if (JSON.stringify([game(), wishes()]) === last.wishes) setSeed(newSeed());
    drop(last.number);
    const number = takeText(JSON.stringify(makerOf(game()).make(wishes())));
    last = { wishes: JSON.stringify([game(), wishes()]), number };
  };
  return (
    <details class="card start-card make-board">
      <summary>
        <h2 class="start-title">{t('boards.make')}</h2>
        <p class="hint start-hint">{t('boards.makeHint')}</p>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <WishRadios
          game={game()}
          setGame={setGame}
          players={players()}
          setPlayers={setWanted}
          choices={choices}
          choose={choose}
        />
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

interface WishProps {
  readonly game: string;
  setGame(game: string): void;
  readonly players: readonly number[];
  setPlayers(players: readonly number[]): void;
  readonly choices: Choices;
  choose(some: Partial<Choices>): void;
}

function WishRadios(props: WishProps) {
  const rows = () => {
    const { mostPlayers, usualPlayers } = makerOf(props.game);
    return rowsOf(mostPlayers, usualPlayers(props.choices.size));
  };
  return (
    <div class="try-choices">
      <Radios
        name="make-game"
        legend={t('boards.makeGame')}
        value={props.game}
        choices={MADE_GAMES.map((value) => ({ value, label: gameName(value, shelf.game(value).title) }))}
        choose={props.setGame}
      />
      <Radios
        name="make-players"
        legend={t('boards.makePlayers')}
        value={asChoice(props.players)}
        choices={rows().map((row) => ({ value: asChoice(row), label: asChoice(row).replace('-', '–') }))}
        choose={(value) => props.setPlayers(rows().find((row) => asChoice(row) === value)!)}
      />
      <For each={makerOf(props.game).wishes}>
        {(wish) => (
          <Radios
            name={wish}
            legend={textOr(`boards.make-${wish}`, wish)}
            value={props.choices[wish]}
            choices={VALUES[wish].map((value) => ({
              value,
              label: textOr(`boards.${wish}-${value}`, value),
            }))}
            choose={(value) => props.choose({ [wish]: value })}
          />
        )}
      </For>
    </div>
  );
}
