/** Changes the players of a game in progress, for example to let a bot take over from a friend. */
import { createSignal, onMount } from 'solid-js';
import { t } from '../../i18n/index.js';
import { changeSeats } from '../../store/games.js';
import type { SavedGame } from '../../store/saved-game.js';
import { SeatRows } from './seat-rows.jsx';
import { holder, seatChoicesOf } from './seating.js';
import './new-game.css';

export function SeatsDialog(props: { game: SavedGame; close(): void }) {
  const [seats, setSeats] = createSignal(seatChoicesOf(props.game.seats));
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  const save = async (): Promise<void> => {
    await changeSeats(
      props.game.id,
      seats().map((_, i) => holder(seats(), i)),
    );
    dialog?.close();
  };
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={`${t('home.seatsOf')}: ${props.game.name}`}
      onClose={() => props.close()}
    >
      <form
        class="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SeatRows seats={seats()} change={setSeats} />
        <div class="sheet-end">
          <button type="button" class="button" onClick={() => dialog?.close()}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button button-primary">
            {t('home.saveSeats')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
