/** Marks drawing that is reverted before the next paint, so that nothing animates. */
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
