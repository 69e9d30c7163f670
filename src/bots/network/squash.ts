/**
 * The logistic function by multiplication alone, with (1 + x/1024)^1024 for the exponential: the last digit of
 * `Math.exp` may differ between machines, and a bot's choice with it.
 */
export function squash(x: number): number {
  const bounded = x < -30 ? -30 : Math.min(x, 30);
  let power = 1 - bounded / 1024;
  for (let i = 0; i < 10; i++) power *= power;
  return 1 / (1 + power);
}
