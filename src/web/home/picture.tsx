/** Pictures of boards; they need the engine, which knows the boards. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Json } from '../../core/json.js';
import { games } from '../../games/index.js';
import { Thumbnail } from '../games/thumbnail.jsx';
import { inTurn } from './in-turn.js';

/** A map takes a while to draw: it is drawn once it comes into sight, one after the other. */
export function BoardPicture(props: { game: Json | undefined; board: Json | undefined }) {
  const [due, setDue] = createSignal(false);
  const game = () => (due() ? games.find(({ id }) => id === props.game) : undefined);
  let place: HTMLSpanElement | undefined;
  onMount(() => {
    let leave = (): void => {};
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        leave = inTurn(() => setDue(true));
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
