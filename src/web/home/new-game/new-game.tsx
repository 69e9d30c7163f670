/** A new game: which one, on which board, with whom. */
import { createSignal } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { go } from '../../shell/router.js';
import { toast } from '../../shell/toast.jsx';
import { ConfigChoice, fittingConfig, seatsFor } from './config-choice.jsx';
import { FirstPlayerField } from './first-player-field.jsx';
import { SeatRows } from './seat-rows.jsx';
import { nameOf, rememberedSetup, type Setup, start } from './setup.js';
import './new-game.css';

function fittingSetup(): Setup {
  const setup = rememberedSetup();
  const config = fittingConfig(setup.config);
  return { ...setup, config, seats: seatsFor(setup.seats, Number(config.players)) };
}

export function NewGame() {
  const [setup, setSetup] = createStore<Setup>(fittingSetup());
  const [seed, setSeed] = createSignal('');
  const [busy, setBusy] = createSignal(false);

  const use = (config: Setup['config']): void => {
    const players = Number(config.players);
    const first = setup.first !== null && setup.first < players ? setup.first : null;
    setSetup({ config, seats: seatsFor(unwrap(setup).seats, players), first });
  };

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
          <ConfigChoice config={setup.config} use={use} />
        </div>
        <div class="new-game-side">
          <div class="new-game-who card">
            <SeatRows seats={setup.seats} change={(seats) => setSetup('seats', seats)} />
            <FirstPlayerField
              first={setup.first}
              names={setup.seats.map((_, i) => nameOf(setup.seats, i))}
              change={(first) => setSetup('first', first)}
            />
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
