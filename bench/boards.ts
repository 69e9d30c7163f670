/**
 * `kontor bench boards`: how long a thousand games of traders take on a board of twenty-five cities, as *Try it* and
 * `kontor boards test` play them. Times are CPU times of one thread. As they depend on the machine, the ratio to
 * uniformly random play on the same board is printed, too.
 */
import { ActionBuffer } from '../src/core/actions.js';
import { NOBODY, type Rules } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { hansaTeutonica } from '../src/games/hansa-teutonica/rules/index.js';
import { makeBoard, USUAL } from '../src/workshop/make/index.js';
import { playGames } from '../src/workshop/try/play.js';
import { print, printMachine } from './print.js';

const games = Number(process.argv[2] ?? 20);
/** The target: a thousand games within two minutes. */
const ASKED = { games: 1000, seconds: 120 };
const CORES = [4, 8];

const board = makeBoard({ ...USUAL, seed: 'bench', size: 'large', players: [4, 5] });
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Seconds of CPU time. */
function timed(play: () => void): number {
  const start = process.cpuUsage();
  play();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Seconds for a million uniformly random decisions. */
function randomPlay(rules: Rules): number {
  const random = new Random('bench');
  const legal = new ActionBuffer();
  let state = rules.setUp(random);
  return timed(() => {
    for (let i = 0; i < 1_000_000; i++) {
      if (rules.decider(state) === NOBODY) state = rules.setUp(random);
      rules.legal(state, legal);
      rules.apply(state, legal.at(random.below(legal.length)));
    }
  });
}

function measure(players: number) {
  const rules = hansaTeutonica
    .withBoards([board])
    .rules({ game: 'hansa-teutonica', board: String(board.id), players, edition: 'big-box' });
  const trial = { seed: 'bench', bots: Array<string>(players).fill('trader') };
  // The first game is slower until the code is compiled.
  playGames(rules, trial, games, games + 1);
  const perGame = timed(() => playGames(rules, trial, 0, games)) / games;
  const thousand = (cores: number): number => (perGame * ASKED.games) / cores;
  return {
    cpuSecondsPerGame: round(perGame),
    secondsForAThousand: Object.fromEntries(CORES.map((n) => [`${n} cores`, Math.round(thousand(n))])),
    ofTwoMinutes: Object.fromEntries(CORES.map((n) => [`${n} cores`, round(thousand(n) / ASKED.seconds)])),
    gamePerMillionRandomDecisions: round(perGame / randomPlay(rules)),
  };
}

print({ boards: Object.fromEntries([4, 5].map((players) => [`25 cities/${players}`, measure(players)])) });
printMachine();
