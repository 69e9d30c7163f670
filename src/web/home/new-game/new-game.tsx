/** A new game: which one, on which board, with whom. */
import { createMemo, createResource, createSignal, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { rulesOn } from '../../../core/records/own-board.js';
import { shelf } from '../../../games/index.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { go } from '../../shell/router.js';
import { gamesWith, listBoards } from '../../store/boards.js';
import { isUnlearnt } from '../../table/session/network-files.js';
import { configOn, fittingConfig, type Offered, seatsFor } from './config-choice.jsx';
import { FirstPlayerField } from './first-player-field.jsx';
import { NewGameForm, withConfig } from './new-game-form.jsx';
import { SeatRows } from './seat-rows.jsx';
import { nameOf, rememberedSeating, type Seating, start } from './seating.js';
import './new-game.css';

/** The last seating, moved to `board` if one is given. */
function fittingSeating(offered: Offered, board: string | undefined): Seating {
  const seating = rememberedSeating();
  const near = fittingConfig(seating.config, offered);
  const config = board === undefined ? near : configOn(near, board, offered);
  return { ...seating, config, seats: seatsFor(seating.seats, Number(config.players)) };
}

/** The boards that ship, and your own. */
async function findOffered(first: string | undefined): Promise<Offered> {
  const own = await listBoards();
  return {
    first,
    games: gamesWith(own),
    own: new Map(own.map(({ game, board }) => [`${game}/${board.id}`, board])),
  };
}

/** `board` is preselected: `hansa/baltic`. */
export function NewGame(props: { board?: string | undefined }) {
  const [offered] = createResource(() => findOffered(props.board));
  return <Show when={offered()}>{(found) => <NewGameOn offered={found()} board={props.board} />}</Show>;
}

function NewGameOn(props: { offered: Offered; board: string | undefined }) {
  const [seating, setSeating] = createStore<Seating>(fittingSeating(props.offered, props.board));
  const [seed, setSeed] = createSignal('');
  const [busy, setBusy] = createSignal(false);

  const ownBoard = () => props.offered.own.get(`${seating.config.game}/${seating.config.board}`);
  const rules = createMemo(() => rulesOn(shelf, { ...seating.config }, ownBoard()));

  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const plain = structuredClone(unwrap(seating));
      if (seed().trim() !== '') plain.config.seed = seed().trim();
      const { id } = await start(plain, ownBoard());
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
      offered={props.offered}
      more={
        <p>
          <a class="button button-quiet" href="#/boards">
            {t('home.ownBoards')} …
          </a>
        </p>
      }
      changeConfig={(config) => setSeating(withConfig(unwrap(seating), config))}
      icon="play"
      submit={t('home.start')}
      busy={busy()}
      onSubmit={() => void begin()}
    >
      <SeatRows
        seats={seating.seats}
        isUnlearnt={(bot) => isUnlearnt(bot, rules())}
        change={(seats) => setSeating('seats', seats)}
      />
      <FirstPlayerField
        first={seating.first}
        names={seating.seats.map((_, i) => nameOf(seating.seats, i))}
        change={(first) => setSeating('first', first)}
      />
      <SeedField seed={seed()} change={setSeed} />
    </NewGameForm>
  );
}

const SeedField = (props: { seed: string; change(seed: string): void }) => (
  <details class="advanced">
    <summary>{t('home.advanced')}</summary>
    <label class="labelled">
      <span>{t('home.seed')}</span>
      <input
        class="field"
        maxlength="200"
        autocomplete="off"
        value={props.seed}
        onInput={(event) => props.change(event.currentTarget.value)}
      />
    </label>
    <p class="hint">{t('home.seedHint')}</p>
  </details>
);
