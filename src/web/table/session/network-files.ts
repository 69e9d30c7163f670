/**
 * Which networks the bots use, and which setups they have learnt. Where the general network of a game is at least as
 * strong, a setup that ships has no network of its own.
 */
import { NETWORK_BOT_IDS } from '../../../bots/levels.js';
import { generalName } from '../../../bots/network/general.js';
import { networkName } from '../../../bots/network/name.js';
import type { Rules } from '../../../core/game.js';
import { ownBoard } from '../../../core/records/own-board.js';
import { shelf } from '../../../games/index.js';

const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../bots/network/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a network, if there is one of that name. */
export const networkFile = (name: string): string | undefined =>
  FILES[`../../../bots/network/weights/${name}.bin`];

/** Whether the networks learnt from games of these rules: a custom board may have the id of one that ships. */
export function isLearnt(rules: Rules): boolean {
  if ([networkName(rules), generalName(rules)].every((name) => networkFile(name) === undefined)) return false;
  if (ownBoard(rules) === undefined) return true;
  const ships = shelf.game(rules.config.game).boards.has(String(rules.config.board));
  return ships && shelf.rules(rules.config).featureSchema === rules.featureSchema;
}

/** The name of the network for these rules. */
export function networkOf(rules: Rules): string {
  const own = networkName(rules);
  return isLearnt(rules) && networkFile(own) !== undefined ? own : generalName(rules);
}

/** Whether a bot of this name judges by a network. */
export const needsNetwork = (bot: string): boolean => NETWORK_BOT_IDS.includes(bot.split(':')[0]);

/** Whether a bot that judges by a network has not learnt the board. */
export const isUnlearnt = (bot: string, rules: Rules): boolean => needsNetwork(bot) && !isLearnt(rules);
