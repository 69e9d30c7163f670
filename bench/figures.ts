/** Summaries of many samples. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export const summarize = (samples: readonly number[]) => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
  most: percentile(samples, 1),
});

export const longTasks = (lengths: readonly number[]) => ({
  count: lengths.length,
  longest: Math.max(0, ...lengths),
});
