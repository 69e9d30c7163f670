/** A new game: which one, on which board, with whom. */
import { createSignal, For, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import type { Json } from '../../core/json.js';
import { games } from '../../games/index.js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { go } from '../shell/router.js';
import { toast } from '../shell/toast.jsx';
import { BoardChoice } from './board-choice.jsx';
import { editionHint, editionName, gameName, moduleHint, moduleName } from './names.js';
import * as options from './options.js';
import { Radios } from './radios.jsx';
import { SeatRows } from './seat-rows.jsx';
import { defaultSeat, nameOf, rememberedSetup, type SeatPlan, type Setup, start } from './setup.js';
import './new-game.css';

const gameOf = (id: Json | undefined) => games.find((game) => game.id === id) ?? games[0];

function fittingSetup(): Setup {
  const setup = rememberedSetup();
  const config = options.nearest(gameOf(setup.config.game).configs(), setup.config);
  return { ...setup, config, seats: seatsFor(setup.seats, Number(config.players)) };
}

/** As many seats as players: those there are first, then bots in colours that are still free. */
function seatsFor(seats: readonly SeatPlan[], players: number): SeatPlan[] {
  const kept = seats.slice(0, players).map((seat) => ({ ...seat }));
  while (kept.length < players) {
    const free = [0, 1, 2, 3, 4].find((colour) => !kept.some((seat) => seat.colour === colour)) ?? 0;
    kept.push({ ...defaultSeat(kept.length), colour: free });
  }
  return kept;
}

export function NewGame() {
  const [setup, setSetup] = createStore<Setup>(fittingSetup());
  const [seed, setSeed] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const game = () => gameOf(setup.config.game);
  const configs = () => game().configs();
  const editions = () => options.valuesOf(configs(), 'edition');
  const modules = () => options.modulesOf(configs(), setup.config);

  const use = (config: Setup['config']): void => {
    const players = Number(config.players);
    const first = setup.first !== null && setup.first < players ? setup.first : null;
    setSetup({ config, seats: seatsFor(unwrap(setup).seats, players), first });
  };
  const pick = (axis: options.Axis, value: Json): void =>
    use(options.choose(configs(), setup.config, axis, value));

  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const plain = structuredClone(unwrap(setup));
      if (seed().trim() !== '') plain.config.seed = seed().trim();
      const { id } = await start(plain);
      go(`/game/${id}`, { replace: true });
    } catch (error) {
      toast((error as Error).message, { kind: 'error' });
      setBusy(false);
    }
  };

  return (
    <form
      class="page new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h1>{t('home.newGame')}</h1>
      <div class="new-game-columns">
        <div class="new-game-what">
          <Radios
            name="game"
            legend={t('home.whichGame')}
            value={game().id}
            choices={games.map(({ id, title }) => ({ value: id, label: gameName(id, title) }))}
            choose={(id) => use(options.nearest(gameOf(id).configs(), setup.config))}
          />
          <Radios
            name="players"
            legend={t('home.players')}
            value={String(setup.config.players)}
            choices={options
              .valuesOf(configs(), 'players')
              .map((n) => ({ value: String(n), label: String(n) }))}
            choose={(n) => pick('players', Number(n))}
          />
          <BoardChoice
            configs={configs()}
            config={setup.config}
            titles={game().boards}
            choose={(board) => pick('board', board)}
          />
          <Show when={editions().length > 0}>
            <Radios
              name="edition"
              legend={t('home.edition')}
              value={String(setup.config.edition)}
              hint={editionHint(setup.config.edition)}
              choices={editions().map((id) => ({
                value: String(id),
                label: editionName(id),
                far: !options.fits(configs(), setup.config, 'edition', id),
              }))}
              choose={(id) => pick('edition', id)}
            />
          </Show>
          <Show when={modules().length > 0}>
            <fieldset class="choice-row">
              <legend>{t('home.modules')}</legend>
              <For each={modules()}>
                {(module) => {
                  const next = () => options.toggled(configs(), setup.config, module);
                  return (
                    <label class="check">
                      <input
                        type="checkbox"
                        checked={(setup.config.modules as string[]).includes(module)}
                        disabled={!options.fits(configs(), setup.config, 'modules', next())}
                        onChange={() => pick('modules', next())}
                      />
                      <span>
                        <strong>{moduleName(module)}</strong>
                        <span class="hint">{moduleHint(module)}</span>
                      </span>
                    </label>
                  );
                }}
              </For>
            </fieldset>
          </Show>
        </div>
        <div class="new-game-side">
          <div class="new-game-who card">
            <SeatRows seats={setup.seats} change={(seats) => setSetup('seats', seats)} />
            <label class="labelled">
              <span>{t('home.begins')}</span>
              <select
                class="field"
                value={setup.first === null ? '' : String(setup.first)}
                onChange={({ currentTarget: { value } }) =>
                  setSetup('first', value === '' ? null : Number(value))
                }
              >
                <option value="">{t('home.drawn')}</option>
                <For each={setup.seats}>
                  {(_, i) => <option value={i()}>{nameOf(setup.seats, i())}</option>}
                </For>
              </select>
            </label>
            <details class="advanced">
              <summary>{t('home.advanced')}</summary>
              <label class="labelled">
                <span>{t('home.seed')}</span>
                <input
                  class="field"
                  maxlength="200"
                  autocomplete="off"
                  value={seed()}
                  onInput={(event) => setSeed(event.currentTarget.value)}
                />
              </label>
              <p class="hint">{t('home.seedHint')}</p>
            </details>
          </div>
          <div class="new-game-start">
            <button type="submit" class="button button-primary button-large" disabled={busy()}>
              <Icon name="play" />
              {t('home.start')}
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
