/** An arena's outcome as text for people. */
import type { Standing } from './figures.js';
import type { ArenaOutcome } from './outcome.js';

export function report(outcome: ArenaOutcome): string {
  const { config, games, unfinished, seconds, blocks, seed } = outcome;
  const modules = (config.modules as string[] | undefined) ?? [];
  const game = [config.game, config.board, config.edition, ...modules, `${config.players} players`];
  const head = [
    game.filter((part) => part !== undefined).join(', '),
    `${blocks} blocks, ${games} games${unfinished > 0 ? `, ${unfinished} of them given up` : ''}, ${seconds.toFixed(1)} s; seed ${seed}`,
    `a game has ${outcome.turnsPerGame.toFixed(1)} turns and ${outcome.decisionsPerGame.toFixed(1)} decisions`,
  ];
  return [
    head,
    shares(outcome),
    mixedPoints(outcome),
    figures(outcome),
    ladderLines(outcome),
    verdictLines(outcome),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function shares({ challenges, mixed, config }: ArenaOutcome): string[] {
  const fair = percent(1 / Number(config.players));
  const row = ({ games, share, interval: [low, high], meanRank, margin }: Standing): string[] => [
    String(games),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    meanRank.toFixed(2),
    signed(margin),
  ];
  return table(
    [
      ...[mixed ? 'one of each' : 'one among', 'games', `share (fair: ${fair})`],
      ...['95 % interval', 'mean rank', 'margin'],
    ],
    mixed
      ? mixed.standings.map((standing) => [standing.bot, ...row(standing)])
      : challenges.map((standing) => [`${standing.one} among ${standing.rest}`, ...row(standing)]),
  );
}

function mixedPoints({ mixed }: ArenaOutcome): string[] {
  if (!mixed) return [];
  const { winners, others, all } = mixed.points;
  return table(
    ['mean points', 'winners', 'others', 'all'],
    Object.keys(all).map((category) => [
      category,
      ...[winners, others, all].map((points) => (points[category] ?? 0).toFixed(1)),
    ]),
  );
}

function figures({ bots }: ArenaOutcome): string[] {
  return table(
    ['bot', 'ms a decision', 'ms a turn', 'slowest turn, ms', 'decisions a game', 'turns a game'],
    bots.map((bot) => [
      bot.bot,
      bot.msPerDecision.toPrecision(3),
      bot.msPerTurn.toPrecision(3),
      bot.slowestTurnMs.toPrecision(3),
      bot.decisionsPerGame.toFixed(1),
      bot.turnsPerGame.toFixed(1),
    ]),
  );
}

function ladderLines({ ladder, anchor }: ArenaOutcome): string[] {
  return table(
    ['ladder', `points (${anchor} = 0)`, '95 % interval'],
    ladder.map(({ bot, points, interval: [low, high] }, i) => [
      `${i + 1}. ${bot}`,
      points.toFixed(0),
      `${low.toFixed(0)} to ${high.toFixed(0)}`,
    ]),
  );
}

function verdictLines({ sprt, challenges }: ArenaOutcome): string[] {
  if (!sprt) return [];
  const { low, high, error, logRatio, bound, verdict } = sprt;
  const { one, rest } = challenges[0];
  const verdicts = {
    low: `${one} among ${rest} has a share of ${percent(low)} rather than ${percent(high)}`,
    high: `${one} among ${rest} has a share of ${percent(high)} rather than ${percent(low)}`,
    open: 'the blocks played do not decide',
  };
  return [
    `sequential test: ${verdicts[verdict]} (log ratio ${logRatio.toFixed(2)}, bounds ±${bound.toFixed(2)}, error ${error})`,
  ];
}

/** Aligns columns: the first left, the others right. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...all.map((row) => row[i].length)));
  return all.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
