/** The action space: every action that can occur with a setup, in blocks (`core/action-space.ts`). */
import type { ActionBlock, ActionPart } from '../../../../core/action-space.js';
import type { Setup } from '../setup.js';
import { hang, move, pass } from './codes.js';

export function actionBlocks({ board }: Setup): ActionBlock[] {
  const bridge = (name: string, shift: number): ActionPart => ({
    name,
    values: board.bridgeIds,
    shift,
    bits: 8,
  });
  return [
    { name: 'hang', code: hang(0), parts: [bridge('to', 0)] },
    { name: 'move', code: move(0, 0), parts: [bridge('from', 8), bridge('to', 0)] },
    { name: 'pass', code: pass, parts: [] },
  ];
}
