/** Samples for the general network from games that were played before: positions by their roles. */
import type { GeneralNetwork } from '../../src/bots/network/general.js';
import { networkFrom } from '../../src/bots/network/general.js';
import { NetworkJudge } from '../../src/bots/network/judge.js';
import type { Action } from '../../src/core/actions.js';
import type { Rules } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import type { FeatureRoles } from '../../src/core/roles.js';
import { type Fate, SampleWriter, writeSamples } from '../samples.js';
import { type Player, selfPlay } from '../self-play.js';
import type { PlayedGame } from './games.js';
import type { GeneralRun } from './run.js';
import { rulesOf } from './setups.js';

/** Collects samples with the roles of their features in place of the features. */
class RoleWriter extends SampleWriter {
  private of: readonly Uint16Array[] = [];
  private always: Uint16Array = new Uint16Array(0);
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(roles: readonly string[]) {
    super();
    this.numbers = new Map(roles.map((role, i) => [role, i]));
  }

  /** Sets the roles of the setup that the next samples are from. */
  begin({ of, always }: FeatureRoles): void {
    this.of = of.map((names) => this.numbersOf(names));
    this.always = this.numbersOf(always);
  }

  private numbersOf(names: readonly string[]): Uint16Array {
    return Uint16Array.from(names.flatMap((name) => this.numbers.get(name) ?? []));
  }

  override add(features: Uint16Array, target: number, prior: number, fate?: Fate): void {
    const roles = [this.always, ...Array.from(features, (feature) => this.of[feature])];
    const all = new Uint16Array(roles.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const some of roles) {
      all.set(some, at);
      at += some.length;
    }
    super.add(all, target, prior, fate);
  }

  /** The last positions are not used. */
  override addEnding(): number {
    return super.addEnding(new Uint16Array(0));
  }
}

/** Takes the actions of a finished game one after another. */
function replayer(actions: readonly Action[]): Player {
  let next = 0;
  return { choose: () => actions[next++] };
}

/** Whose expectations the targets are made of, besides how the games ended. */
interface Teaching {
  readonly network: GeneralNetwork;
  readonly lambda: number;
}

function addSamples(
  game: PlayedGame,
  rules: Rules,
  { network, lambda }: Teaching,
  writer: SampleWriter,
): void {
  const judge = new NetworkJudge(networkFrom(network, rules));
  const state = rules.setUp(new Random(game.seed));
  const player = replayer(game.actions);
  const players = Array.from({ length: rules.players }, () => player);
  const random = new Random(`samples/${game.seed}`);
  selfPlay(rules, state, players, judge, random, { lambda, longest: Number.POSITIVE_INFINITY }, writer);
}

/** Writes a shard with the samples of some games by their roles, and returns how many there are. */
export function writeShard(
  path: string,
  run: GeneralRun,
  games: readonly PlayedGame[],
  teaching: Teaching,
): number {
  const writer = new RoleWriter(run.roles);
  for (const game of games) {
    const rules = rulesOf(game);
    writer.begin(rules.featureRoles);
    addSamples(game, rules, teaching, writer);
  }
  writeSamples(path, run.schema, writer.samples(), writer.endings());
  return writer.count;
}

/** The same by the features of the one setup that all these games are of. */
export function writeFeatureShard(
  path: string,
  schema: string,
  games: readonly PlayedGame[],
  teaching: Teaching,
): number {
  const writer = new SampleWriter();
  for (const game of games) addSamples(game, rulesOf(game), teaching, writer);
  writeSamples(path, schema, writer.samples(), writer.endings());
  return writer.count;
}
