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
import { nameOf, rememberedSeating, type Seating, start } from './seating.js';
import './new-game.css';

function fittingSeating(): Seating {
  const seating = rememberedSeating();
  const config = fittingConfig(seating.config);
  return { ...seating, config, seats: seatsFor(seating.seats, Number(config.players)) };
}

export function NewGame() {
  const [seating, setSeating] = createStore<Seating>(fittingSeating());
  const [seed, setSeed] = createSignal('');
  const [busy, setBusy] = createSignal(false);

  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const plain = structuredClone(unwrap(seating));
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
      seating={seating}
      changeConfig={(config) => setSeating(withConfig(unwrap(seating), config))}
      icon="play"
      submit={t('home.start')}
      busy={busy()}
      onSubmit={() => void begin()}
    >
      <SeatRows seats={seating.seats} change={(seats) => setSeating('seats', seats)} />
      <FirstPlayerField
        first={seating.first}
        names={seating.seats.map((_, i) => nameOf(seating.seats, i))}
        change={(first) => setSeating('first', first)}
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
