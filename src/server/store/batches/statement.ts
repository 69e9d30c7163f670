/** What is written to a database. */

/** SQL with `?` for its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
}

/**
 * Statements that are committed together or not at all. With a guard they are committed only if the guard changes
 * a row: of two writers that expect the same state, one succeeds.
 */
export interface Unit {
  readonly guard?: Statement;
  readonly statements: readonly Statement[];
}
