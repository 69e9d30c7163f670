/** A new game: which one, on which board, with whom. */
import { createSignal } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { t } from '../../i18n/index.js';
import { go } from '../../shell/router.js';
import { toast } from '../../shell/toast.jsx';
import { fittingConfig, seatsFor } from './config-choice.jsx';
import { FirstPlayerField } from './first-player-field.jsx';
import { NewGameForm, withConfig } from './new-game-form.jsx';
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
    <NewGameForm
      title={t('home.newGame')}
      setup={setup}
      changeConfig={(config) => setSetup(withConfig(unwrap(setup), config))}
      icon="play"
      submit={t('home.start')}
      busy={busy()}
      onSubmit={() => void begin()}
    >
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
    </NewGameForm>
  );
}
