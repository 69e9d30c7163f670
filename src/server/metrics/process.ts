/** How this process is doing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

const QUANTILES = [0.5, 0.99, 1];

/** Returns what ends the measuring. */
export function addProcessMetrics(registry: Registry, version: string, node: string): () => void {
  const registers = [registry];
  new Gauge({
    name: 'kontor_info',
    help: 'the version that runs here',
    labelNames: ['version', 'node', 'nodejs'],
    registers,
  }).set({ version, node, nodejs: process.version }, 1);
  const measure = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  measure('process_start_time_seconds', 'start of the process', () => Date.now() / 1000 - process.uptime());
  measure('process_resident_memory_bytes', 'memory in use', () => process.memoryUsage.rss());
  measure('nodejs_heap_size_used_bytes', 'JavaScript heap in use', () => process.memoryUsage().heapUsed);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time used',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'lateness of timers since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of QUANTILES) this.set({ quantile }, delay.percentile(quantile * 100) / 1e9);
      delay.reset();
    },
  });
  return () => delay.disable();
}
