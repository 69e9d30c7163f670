/** Pictures of boards. Loads the engine, which knows the boards. */
import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Game } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { shelfWithBoard } from '../../core/records/own-board.js';
import { Refusal } from '../../core/refusal.js';
import { games } from '../../games/index.js';
import { Thumbnail } from '../games/thumbnail.jsx';
import { whenIdle } from './when-idle.js';

interface Props {
  readonly game: Json | undefined;
  readonly board: Json | undefined;
  /** The board file, if the board does not ship. */
  readonly own?: Json | undefined;
}

/** The game including the board; `undefined` for a board that this version refuses. */
function gameOf({ game: id, own }: Props): Game | undefined {
  const game = games.find((one) => one.id === id);
  if (game === undefined || own === undefined) return game;
  try {
    return shelfWithBoard(game, own).games[0];
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Maps take a while to draw, so each is drawn when it comes into view, one after the other. */
export function BoardPicture(props: Props) {
  const [due, setDue] = createSignal(false);
  const game = createMemo(() => (due() ? gameOf(props) : undefined));
  let place: HTMLSpanElement | undefined;
  onMount(() => {
    let leave = (): void => {};
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        leave = whenIdle(() => setDue(true));
      },
      { rootMargin: '200px' },
    );
    sight.observe(place!);
    onCleanup(() => {
      sight.disconnect();
      leave();
    });
  });
  return (
    <span class="picture" ref={place}>
      <Show when={game()}>{(found) => <Thumbnail game={found()} board={String(props.board)} />}</Show>
    </span>
  );
}
