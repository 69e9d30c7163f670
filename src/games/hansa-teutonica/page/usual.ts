/** What a single click does if several actions are possible: a trader where both kinds may go, the largest income. */
import type { JsonObject } from '../../../core/json.js';

export function usual(actions: readonly JsonObject[]): JsonObject | undefined {
  if (actions.every(({ type }) => type === 'income')) return largestIncome(actions);
  const shared = actions.find(({ type, piece }) => type === 'share' && piece === 'merchant');
  if (shared !== undefined) return shared;
  // A displaced tradesman is placed before others are added (C3, C4).
  const displaced = actions.filter(({ type, from }) => type === 'relocate' && from === 'displaced');
  if (displaced.length > 0 && actions.every(({ type }) => type === 'relocate')) return displaced[0];
  const [first, ...others] = actions.map(apartFromKind);
  return others.every((other) => other === first) ? withFewestMerchants(actions) : undefined;
}

/**
 * The action without the kinds of its pieces: the usual choice exists only if nothing else differs. A piece in hand is
 * written `0t`.
 */
function apartFromKind({ piece, pay: _, reward, ...action }: JsonObject): string {
  const { piece: __, ...rest } = (reward ?? {}) as JsonObject;
  const owner = isInHand(piece) ? piece[0] : '';
  return JSON.stringify({ ...action, owner, reward: rest });
}

const isInHand = (piece: unknown): piece is string => typeof piece === 'string' && /^\d[tm]$/.test(piece);

function merchantsIn({ piece, pay, reward }: JsonObject): number {
  const placed = piece ?? (reward as JsonObject | undefined)?.piece;
  const isMerchant = placed === 'merchant' || (isInHand(placed) && placed.endsWith('m'));
  return Number(isMerchant) * 10 + Number((pay as JsonObject | undefined)?.merchants ?? 0);
}

const withFewestMerchants = (actions: readonly JsonObject[]): JsonObject =>
  actions.reduce((best, action) => (merchantsIn(action) < merchantsIn(best) ? action : best));

/** As many as the Bank allows, merchants first: they can go wherever traders can. */
function largestIncome(actions: readonly JsonObject[]): JsonObject {
  const worth = ({ traders, merchants }: JsonObject): number => Number(traders) * 10 + Number(merchants) * 11;
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}
