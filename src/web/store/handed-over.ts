/** Hands a text from one screen to the next. */
let text: string | undefined;

export const handOver = (next: string): void => {
  text = next;
};

/** Returns the text once, then forgets it. */
export function takeHandedOver(): string | undefined {
  const taken = text;
  text = undefined;
  return taken;
}
