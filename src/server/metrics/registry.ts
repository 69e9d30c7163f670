/** Counters, gauges and histograms in the text form that Prometheus reads. */

type Labels = Readonly<Record<string, string>>;

export interface Metric {
  write(): Promise<string[]> | string[];
}

const quoted = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function labelled(name: string, labels: Labels): string {
  const parts = Object.entries(labels).map(([key, value]) => `${key}="${quoted(value)}"`);
  return parts.length === 0 ? name : `${name}{${parts.join(',')}}`;
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A number, or one for each set of labels. */
export type Reading = number | (readonly [Labels, number])[];

export class Counter implements Metric {
  private readonly values = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  add(labels: Labels = {}, n = 1): void {
    const key = labelled(this.name, labels);
    this.values.set(key, (this.values.get(key) ?? 0) + n);
  }

  write(): string[] {
    return [
      ...head(this.name, this.help, 'counter'),
      ...[...this.values].map(([key, value]) => `${key} ${value}`),
    ];
  }
}

/** Is read when it is asked for. */
export class Gauge implements Metric {
  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly read: () => Reading | Promise<Reading>,
    private readonly type: 'gauge' | 'counter' = 'gauge',
  ) {}

  async write(): Promise<string[]> {
    const found = await this.read();
    const values = typeof found === 'number' ? [[{}, found] as const] : found;
    return [
      ...head(this.name, this.help, this.type),
      ...values.map(([labels, value]) => `${labelled(this.name, labels)} ${value}`),
    ];
  }
}

/** Seconds, from half a millisecond to ten seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Tally {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Histogram implements Metric {
  private readonly tallies = new Map<string, Tally>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  observe(seconds: number, labels: Labels = {}): void {
    const key = labelled('', labels);
    let tally = this.tallies.get(key);
    if (!tally) {
      tally = { labels, counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
      this.tallies.set(key, tally);
    }
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at !== -1) tally.counts[at]++;
    tally.sum += seconds;
    tally.count++;
  }

  write(): string[] {
    const lines = head(this.name, this.help, 'histogram');
    for (const { labels, counts, sum, count } of this.tallies.values()) {
      let below = 0;
      counts.forEach((n, i) => {
        below += n;
        lines.push(`${labelled(`${this.name}_bucket`, { ...labels, le: String(BOUNDS[i]) })} ${below}`);
      });
      lines.push(`${labelled(`${this.name}_bucket`, { ...labels, le: '+Inf' })} ${count}`);
      lines.push(`${labelled(`${this.name}_sum`, labels)} ${sum}`);
      lines.push(`${labelled(`${this.name}_count`, labels)} ${count}`);
    }
    return lines;
  }
}

export class Registry {
  private readonly metrics: Metric[] = [];

  add<M extends Metric>(metric: M): M {
    this.metrics.push(metric);
    return metric;
  }

  async text(): Promise<string> {
    const parts = await Promise.all(this.metrics.map((metric) => metric.write()));
    return `${parts.flat().join('\n')}\n`;
  }
}
