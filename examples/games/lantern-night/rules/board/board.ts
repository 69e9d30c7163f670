/** A board file as lookup arrays for the rules. */
import type { Json } from '../../../../core/json.js';
import { type BoardFile, readBoardFile } from './board-file.js';

export class Board {
  readonly file: BoardFile;
  readonly id: string;
  readonly title: string;
  readonly quays: number;
  readonly bridges: number;
  readonly quayIndex: ReadonlyMap<string, number>;
  /** `a--b` for the bridge that joins the quays `a` and `b`. */
  readonly bridgeIds: readonly string[];
  readonly bridgeIndex: ReadonlyMap<string, number>;
  /** By quay, the bridges that end there. */
  readonly bridgesAt: readonly (readonly number[])[];
  /** By bridge, those that share a quay with it. */
  readonly nextTo: readonly (readonly number[])[];

  constructor(json: Json) {
    const file = readBoardFile(json);
    this.file = file;
    this.id = file.id;
    this.title = file.title;
    this.quays = file.quays.length;
    this.bridges = file.bridges.length;
    this.quayIndex = new Map(file.quays.map(({ id }, i) => [id, i]));
    this.bridgeIds = file.bridges.map((ends) => ends.join('--'));
    this.bridgeIndex = new Map(this.bridgeIds.map((id, i) => [id, i]));
    const numbers = file.bridges.map((_, i) => i);
    this.bridgesAt = file.quays.map(({ id }) => numbers.filter((b) => file.bridges[b].includes(id)));
    this.nextTo = numbers.map((b) =>
      numbers.filter(
        (other) => other !== b && file.bridges[other].some((id) => file.bridges[b].includes(id)),
      ),
    );
  }
}
