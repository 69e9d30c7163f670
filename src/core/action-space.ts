/**
 * A fixed numbering of every action that can occur with a setup, for programs that learn: a policy has one output for
 * each. The space consists of blocks; a block is every combination of its parts, the last part counting fastest.
 *
 * A game describes its blocks by the bits of its actions, so that one way of counting serves all games. Some
 * combinations may never be legal (a trader on a boat); every legal action has an index, and no two share one.
 */
import type { Action } from './actions.js';

/** A part of an action: a field of its bits, and what each value that can occur is called. */
export interface ActionPart {
  readonly name: string;
  readonly values: readonly string[];
  readonly shift: number;
  readonly bits: number;
  /** What stands in the bits for each value; 0, 1, 2 … where it is left out. */
  readonly codes?: readonly number[];
}

export interface ActionBlock {
  readonly name: string;
  /** The bits that no part covers, which are the same in all actions of the block. */
  readonly code: Action;
  readonly parts: readonly ActionPart[];
}

/** A block as it is described to programs. */
export interface BlockDescription {
  readonly name: string;
  readonly first: number;
  readonly size: number;
  readonly parts: readonly { readonly name: string; readonly values: readonly string[] }[];
}

const NO_VALUE = -1;

class Part {
  /** Which value stands for each content of the bits. */
  readonly digits: Int16Array;
  readonly codes: readonly number[];

  constructor(
    readonly part: ActionPart,
    readonly stride: number,
  ) {
    this.codes = part.codes ?? part.values.map((_, i) => i);
    this.digits = new Int16Array(1 << part.bits).fill(NO_VALUE);
    this.codes.forEach((code, i) => {
      this.digits[code] = i;
    });
  }
}

class Block {
  readonly size: number;
  private readonly parts: readonly Part[];
  private readonly fixedBits: number;

  constructor(
    readonly block: ActionBlock,
    readonly first: number,
  ) {
    const sizes = block.parts.map(({ values }) => values.length);
    const product = (from: number): number => sizes.slice(from).reduce((a, b) => a * b, 1);
    this.size = product(0);
    this.parts = block.parts.map((part, i) => new Part(part, product(i + 1)));
    this.fixedBits = ~block.parts.reduce((all, { shift, bits }) => all | (((1 << bits) - 1) << shift), 0);
  }

  /** -1 for an action of another block. */
  indexOf(action: Action): number {
    if ((action & this.fixedBits) !== this.block.code) return NO_VALUE;
    let index = this.first;
    for (let i = 0; i < this.parts.length; i++) {
      const { part, digits, stride } = this.parts[i];
      const digit = digits[(action >> part.shift) & (digits.length - 1)];
      if (digit === NO_VALUE) return NO_VALUE;
      index += digit * stride;
    }
    return index;
  }

  actionAt(index: number): Action {
    const place = index - this.first;
    return this.parts.reduce(
      (action, { part, codes, stride }) =>
        action | (codes[Math.floor(place / stride) % codes.length] << part.shift),
      this.block.code,
    );
  }

  describe(): BlockDescription {
    const parts = this.block.parts.map(({ name, values }) => ({ name, values }));
    return { name: this.block.name, first: this.first, size: this.size, parts };
  }
}

export class ActionSpace {
  readonly size: number;
  private readonly blocks: readonly Block[];

  /** A block of which a part has no values with this setup is left out. */
  constructor(blocks: readonly ActionBlock[]) {
    let size = 0;
    this.blocks = blocks.flatMap((block) => {
      const placed = new Block(block, size);
      size += placed.size;
      return placed.size === 0 ? [] : [placed];
    });
    this.size = size;
  }

  /** Does not allocate. An action that has no index is a bug of the game's blocks. */
  indexOf(action: Action): number {
    for (let i = 0; i < this.blocks.length; i++) {
      const index = this.blocks[i].indexOf(action);
      if (index !== NO_VALUE) return index;
    }
    throw new Error(`the action ${action} is in no block of the action space`);
  }

  actionAt(index: number): Action {
    return this.blocks.find(({ first, size }) => index < first + size)!.actionAt(index);
  }

  describe(): BlockDescription[] {
    return this.blocks.map((block) => block.describe());
  }
}
