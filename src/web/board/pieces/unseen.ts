/** Drawing that nobody sees because all is as before when it is painted: nothing has to move or fade meanwhile. */
let unseen = false;

export const isUnseen = (): boolean => unseen;

export function drawUnseen(draw: () => void): void {
  unseen = true;
  try {
    draw();
  } finally {
    unseen = false;
  }
}
