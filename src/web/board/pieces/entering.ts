/** New things on a board fade in; those present when it opens do not. */
import { onMount } from 'solid-js';
import { isUnseen } from './unseen.js';

/** The class for a new element; call it when the element is created. */
export function createEntering(): () => string {
  let open = false;
  onMount(() => {
    open = true;
  });
  return () => (open && !isUnseen() ? 'board-appear' : '');
}
