/** Game, players, board, edition and modules: offers only what the engine allows. */
import { For, Show } from 'solid-js';
import type { Game } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { games } from '../../../games/index.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { editionHint, editionName, gameName, moduleHint, moduleName } from '../names.js';
import { BoardChoice } from './board-choice.jsx';
import * as options from './options.js';
import { defaultSeat, type SeatChoice } from './seating.js';

/** The games and boards on offer. */
export interface Offered {
  readonly games: readonly Game[];
  /** Files of the boards that do not ship, by game and id: `hansa/my-sea`. */
  readonly own: ReadonlyMap<string, JsonObject>;
  /** What is said of them, where it is not that they are yours. */
  readonly hints?: ReadonlyMap<string, string>;
  /** The board that was asked for, which comes first: further down nobody would see that it is chosen. */
  readonly first?: string | undefined;
}

const SHIPPED: Offered = { games, own: new Map() };

const gameIn = ({ games }: Offered, id: Json | undefined): Game =>
  games.find((game) => game.id === id) ?? games[0];

/** The config if it is allowed, otherwise the nearest allowed one. */
export const fittingConfig = (config: JsonObject, offered = SHIPPED): JsonObject =>
  options.nearest(gameIn(offered, config.game).configs(), config);

/** The nearest config on a board, named as in `Offered.own`; the config itself if the board is unknown. */
export function configOn(config: JsonObject, board: string, offered: Offered): JsonObject {
  const [game, id] = board.split('/');
  const found = offered.games.find((one) => one.id === game);
  return found?.boards.has(id) ? options.choose(found.configs(), config, 'board', id) : config;
}

/** One seat per player: existing seats first, then new ones in free colours. */
export function seatsFor(seats: readonly SeatChoice[], players: number, who?: string): SeatChoice[] {
  const kept = seats.slice(0, players).map((seat) => ({ ...seat }));
  while (kept.length < players) {
    const free = [0, 1, 2, 3, 4].find((colour) => !kept.some((seat) => seat.colour === colour)) ?? 0;
    const seat = defaultSeat(kept.length);
    kept.push({ ...seat, who: who ?? seat.who, colour: free });
  }
  return kept;
}

export function ConfigChoice(props: {
  config: JsonObject;
  /** Defaults to everything that ships. */
  offered?: Offered | undefined;
  use(config: JsonObject): void;
}) {
  const offered = () => props.offered ?? SHIPPED;
  const game = () => gameIn(offered(), props.config.game);
  const configs = () => game().configs();
  const modules = () => options.modulesOf(configs(), props.config);
  const pick = (axis: options.Axis, value: Json): void =>
    props.use(options.choose(configs(), props.config, axis, value));
  return (
    <>
      <Radios
        name="game"
        legend={t('home.whichGame')}
        value={game().id}
        choices={games.map(({ id, title }) => ({ value: id, label: gameName(id, title) }))}
        choose={(id) => props.use(options.nearest(gameIn(offered(), id).configs(), props.config))}
      />
      <Radios
        name="players"
        legend={t('home.players')}
        value={String(props.config.players)}
        choices={options.valuesOf(configs(), 'players').map((n) => ({ value: String(n), label: String(n) }))}
        choose={(n) => pick('players', Number(n))}
      />
      <BoardChoice
        configs={configs()}
        config={props.config}
        titles={game().boards}
        ownHint={(board) => offered().hints?.get(`${game().id}/${board}`)}
        isFirst={(board) => offered().first === `${game().id}/${board}`}
        ownBoard={(board) => offered().own.get(`${game().id}/${board}`)}
        choose={(board) => pick('board', board)}
      />
      <EditionChoice configs={configs()} config={props.config} choose={(id) => pick('edition', id)} />
      <Show when={modules().length > 0}>
        <ModuleChoice
          modules={modules()}
          configs={configs()}
          config={props.config}
          choose={(chosen) => pick('modules', chosen)}
        />
      </Show>
    </>
  );
}

interface EditionProps {
  readonly configs: readonly JsonObject[];
  readonly config: JsonObject;
  choose(edition: string): void;
}

function EditionChoice(props: EditionProps) {
  const editions = () => options.valuesOf(props.configs, 'edition');
  return (
    <Show when={editions().length > 0}>
      <Radios
        name="edition"
        legend={t('home.edition')}
        value={String(props.config.edition)}
        hint={editionHint(props.config.edition)}
        choices={editions().map((id) => ({
          value: String(id),
          label: editionName(id),
          far: !options.fits(props.configs, props.config, 'edition', id),
        }))}
        choose={(id) => props.choose(id)}
      />
    </Show>
  );
}

interface ModuleProps {
  readonly modules: readonly string[];
  readonly configs: readonly JsonObject[];
  readonly config: JsonObject;
  choose(modules: Json): void;
}

function ModuleChoice(props: ModuleProps) {
  return (
    <fieldset class="choice-row">
      <legend>{t('home.modules')}</legend>
      <For each={props.modules}>
        {(module) => {
          const next = () => options.toggled(props.configs, props.config, module);
          return (
            <label class="check">
              <input
                type="checkbox"
                checked={(props.config.modules as string[]).includes(module)}
                disabled={!options.fits(props.configs, props.config, 'modules', next())}
                onChange={() => props.choose(next())}
              />
              <span>
                <strong>{moduleName(module)}</strong>
                <span class="hint">{moduleHint(module)}</span>
              </span>
            </label>
          );
        }}
      </For>
    </fieldset>
  );
}
