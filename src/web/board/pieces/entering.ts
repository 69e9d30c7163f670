/** Things that come to a board fade in; those that are there when it opens do not. */
import { onMount } from 'solid-js';
import { isUnseen } from './unseen.js';

/** The class for something new, to be asked for when its element is made. */
export function createEntering(): () => string {
  let open = false;
  onMount(() => {
    open = true;
  });
  return () => (open && !isUnseen() ? 'board-appear' : '');
}
