/** Statements on their way to the thread. The same few come again and again, so each SQL text is sent once. */
import type { Statement, Unit } from '../batches/statement.js';

/** The number of the SQL text, and the parameters. */
export type NumberedStatement = readonly [sql: number, parameters: Statement['parameters']];

export interface NumberedUnit {
  readonly guard: NumberedStatement | null;
  readonly statements: readonly NumberedStatement[];
}

export class StatementNumbers {
  private readonly numbers = new Map<string, number>();
  private unsent: string[] = [];

  encode({ guard, statements }: Unit): NumberedUnit {
    return {
      guard: guard ? this.encodeStatement(guard) : null,
      statements: statements.map((one) => this.encodeStatement(one)),
    };
  }

  private encodeStatement({ sql, parameters }: Statement): NumberedStatement {
    let number = this.numbers.get(sql);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(sql, number);
      this.unsent.push(sql);
    }
    return [number, parameters];
  }

  /** The SQL texts that were numbered since the last call, in order. */
  takeUnsent(): string[] {
    const { unsent } = this;
    this.unsent = [];
    return unsent;
  }
}
