/** A text that one screen has taken and another shall read. */
let text: string | undefined;

export const handOver = (next: string): void => {
  text = next;
};

/** Once. */
export function takeOver(): string | undefined {
  const taken = text;
  text = undefined;
  return taken;
}
