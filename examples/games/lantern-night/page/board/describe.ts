/** The things on the board in words. */
import type { Rules } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import type { Teller } from '../../../../web/board/describe.js';
import { texts } from '../../rules/texts/index.js';
import { asPosition, fileOf, nameOfBridge } from './file.js';

export function describe(rules: Rules, json: JsonObject, kind: string, id: string, teller: Teller): string[] {
  const { bridges, seats } = asPosition(json);
  const say = texts.say('page', teller.language);
  const name = (seat: number): string => teller.names[seat] ?? String(seat + 1);
  if (kind === 'bridge') {
    const bridge = bridges[id];
    if (bridge === undefined) return [];
    const lines = [say('bridge', { bridge: nameOfBridge(rules, id) })];
    if (bridge.lantern !== null) lines.push(say('hangs', { name: name(bridge.lantern) }));
    else if (!bridge.open) lines.push(say('gift'));
    return lines;
  }
  const quay = fileOf(rules).quays.find((one) => one.id === id);
  if (kind !== 'quay' || quay === undefined) return [];
  const counts = seats.map(
    (_, seat) =>
      Object.entries(bridges).filter(([key, { lantern }]) => lantern === seat && key.split('--').includes(id))
        .length,
  );
  const lights = counts.flatMap((n, seat) => (n > 0 ? [say('lights', { name: name(seat), n })] : []));
  return [
    say('quay', { quay: quay.name }),
    lights.length > 0 ? `${lights.join(', ')}.` : say('dark'),
    // Only a view of your own names one patron and not the others.
    ...(seats.filter(({ patron }) => patron !== null).length === 1 &&
    seats.some(({ patron }) => patron === id)
      ? [say('yourPatron')]
      : []),
  ];
}
