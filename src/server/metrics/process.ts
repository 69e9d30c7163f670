/** How this process is doing, under the names that Prometheus' own libraries use. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from './registry.js';

export function addProcess(registry: Registry, version: string, node: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const begun = Date.now() / 1000 - process.uptime();
  const gauges = [
    new Gauge('kontor_info', 'what runs here', () => [[{ version, node, nodejs: process.version }, 1]]),
    new Gauge('process_start_time_seconds', 'when it was started', () => begun),
    new Gauge('process_resident_memory_bytes', 'memory in use', () => process.memoryUsage.rss()),
    new Gauge('nodejs_heap_size_used_bytes', 'of it by JavaScript', () => process.memoryUsage().heapUsed),
    new Gauge(
      'process_cpu_seconds_total',
      'processor time so far',
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
      'counter',
    ),
    new Gauge('nodejs_eventloop_lag_seconds', 'how late timers are, since it was last asked', () => {
      const values = [0.5, 0.99, 1].map(
        (q) => [{ quantile: String(q) }, delay.percentile(q * 100) / 1e9] as const,
      );
      delay.reset();
      return values;
    }),
  ];
  for (const gauge of gauges) registry.add(gauge);
  return () => delay.disable();
}
