/** Units on their way to the thread: the same few statements come again and again, so SQL goes there once, by number. */
import type { Statement, Unit } from '../database.js';

/** The number of the SQL, and its parameters. */
export type Line = readonly [sql: number, ...parameters: Statement['parameters']];

export interface UnitLines {
  readonly guard: Line | null;
  readonly lines: readonly Line[];
}

export class Lines {
  private readonly numbers = new Map<string, number>();
  private fresh: string[] = [];

  of({ guard, statements }: Unit): UnitLines {
    return { guard: guard ? this.line(guard) : null, lines: statements.map((one) => this.line(one)) };
  }

  private line({ sql, parameters }: Statement): Line {
    let number = this.numbers.get(sql);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(sql, number);
      this.fresh.push(sql);
    }
    return [number, ...parameters];
  }

  /** The SQL that was numbered since this was last asked, in order. */
  takeFresh(): string[] {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }
}
