/** Bots play many games on a board, and the figures grow while you watch. */
import { createMemo, createResource, createSignal, onCleanup, Show } from 'solid-js';
import { LEVELS } from '../../../bots/levels.js';
import type { Game } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { rulesOn, shelfWithBoard } from '../../../core/records/own-board.js';
import { shelf } from '../../../games/index.js';
import type { Suggestion } from '../../../workshop/improve/improvement.js';
import { boardName, botName } from '../../home/names.js';
import { choose, configsWith, fits, valuesOf } from '../../home/new-game/options.js';
import { t, textOr } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import { go } from '../../shell/router.js';
import { addBoard, findBoard, findIdConflict, listBoards, restoreBoard } from '../../store/boards.js';
import { isUnlearnt } from '../../table/session/network-files.js';
import { ImproveBoard } from '../improve/improve-board.jsx';
import { MissingBoard } from '../missing-board.jsx';
import { ProgressRow, StartButton } from './progress-row.jsx';
import { ReportView } from './report-view.jsx';
import { BoardTrial } from './trial.js';

const GAMES = [20, 100, 1000];
/** Fast, and plays sensibly. */
const FIRST_LEVEL = 'apprentice';

interface Found {
  readonly game: Game;
  readonly board: string;
  readonly own: JsonObject | undefined;
}

/** Its name, for people. */
const titleOf = ({ game, board }: Found): string => boardName({ board }, game.boards.get(board)!.title);

/** Finds a board among those that ship and your own. */
async function findIn(path: string): Promise<Found | undefined> {
  const [id, board] = path.split('/');
  const game = shelf.games.find((one) => one.id === id);
  if (game?.boards.has(board)) return { game, board, own: undefined };
  const own = game && (await findBoard(id, board));
  return own && { game: shelfWithBoard(game, own).games[0], board, own };
}

/** `path` names the game and the board: `hansa/baltic`. */
export function TryBoard(props: { path: string }) {
  const [found, { refetch }] = createResource(() => props.path, findIn);
  return (
    <Show when={found()} fallback={<MissingBoard isSought={found.loading} />} keyed>
      {(one) => <TryFound {...one} lookAgain={() => void refetch()} />}
    </Show>
  );
}

/** Changes your own board, or puts a changed one that ships on your shelf. */
async function takeChange(found: Found & { lookAgain(): void }, { board }: Suggestion): Promise<void> {
  const title = titleOf(found);
  if (found.own === undefined) {
    const added = await addBoard({ ...board, title: t('improve.variant', { title }) });
    toast(t('improve.takenAs', { title: String(added.board.title) }));
    go(`/boards/try/${added.game}/${added.board.id}`);
    return;
  }
  const { mine } = findIdConflict(await listBoards(), found.game.id, found.own);
  await addBoard(board, mine);
  found.lookAgain();
  toast(
    t('improve.taken', { title }),
    mine && {
      action: {
        label: t('boards.undo'),
        run: () => void restoreBoard(mine).then(found.lookAgain),
      },
    },
  );
}

function TryFound(props: Found & { lookAgain(): void }) {
  const configs = configsWith(props.game.configs(), { board: props.board }).filter(
    ({ modules }) => !(modules as string[] | undefined)?.length,
  );
  const [config, setConfig] = createSignal(configs[configs.length - 1]);
  const [level, setLevel] = createSignal<string>(FIRST_LEVEL);
  const [games, setGames] = createSignal(GAMES[1]);
  const [trial, setTrial] = createSignal<BoardTrial>();
  const rules = createMemo(() => rulesOn(shelf, config(), props.own));
  const start = (): void => {
    trial()?.stop();
    setTrial(new BoardTrial(rules(), level(), games()));
  };
  onCleanup(() => trial()?.stop());
  return (
    <div class="page workshop">
      <p>
        <a href="#/boards">{t('home.ownBoards')}</a>
      </p>
      <h1>{t('boards.tryTitle', { title: titleOf(props) })}</h1>
      <p class="workshop-intro">{t('boards.tryIntro')}</p>
      <div class="try-choices">
        <SetupChoices configs={configs} config={config()} take={setConfig} />
        <Radios
          name="level"
          legend={t('boards.level')}
          value={level()}
          choices={LEVELS.map((name) => ({ value: name, label: botName(name) }))}
          hint={isUnlearnt(level(), rules()) ? t('home.unlearnt') : t('boards.levelHint')}
          choose={setLevel}
        />
        <Radios
          name="games"
          legend={t('boards.howMany')}
          value={String(games())}
          choices={GAMES.map((n) => ({ value: String(n), label: String(n) }))}
          choose={(n) => setGames(Number(n))}
        />
      </div>
      <div class="try-start">
        <StartButton
          isRunning={trial()?.stage === 'running'}
          label={t('boards.tryStart')}
          start={start}
          stop={() => trial()?.stop()}
        />
        <Show when={trial()}>{(one) => <Progress trial={one()} />}</Show>
      </div>
      <ImproveBoard
        rules={rules()}
        level={level()}
        own={props.own}
        take={(suggestion) => void takeChange(props, suggestion)}
      />
      <Show when={trial()?.report}>
        {(report) => <ReportView rules={trial()!.rules} level={trial()!.level} report={report()} />}
      </Show>
    </div>
  );
}

/** The number of players, and the edition where there are several. */
function SetupChoices(props: {
  configs: readonly JsonObject[];
  config: JsonObject;
  take(config: JsonObject): void;
}) {
  const editions = valuesOf(props.configs, 'edition').map(String);
  return (
    <>
      <Radios
        name="players"
        legend={t('home.players')}
        value={String(props.config.players)}
        choices={valuesOf(props.configs, 'players').map((n) => ({ value: String(n), label: String(n) }))}
        choose={(n) => props.take(choose(props.configs, props.config, 'players', Number(n)))}
      />
      <Show when={editions.length > 1}>
        <Radios
          name="edition"
          legend={t('home.edition')}
          value={String(props.config.edition)}
          choices={editions.map((value) => ({
            value,
            label: textOr(`home.edition-${value}`, value),
            far: !fits(props.configs, props.config, 'edition', value),
          }))}
          choose={(edition) => props.take(choose(props.configs, props.config, 'edition', edition))}
        />
      </Show>
    </>
  );
}

function Progress(props: { trial: BoardTrial }) {
  const words = (): string => {
    const { stage, progress, games } = props.trial;
    if (stage === 'failed') return t('boards.tryFailed');
    if (stage === 'network-missing') return t('boards.tryNetworkMissing');
    return stage === 'done'
      ? t('boards.tryDone', { n: games })
      : t('boards.tryProgress', { n: progress, games });
  };
  return (
    <ProgressRow value={props.trial.progress} max={props.trial.games}>
      {words()}
    </ProgressRow>
  );
}
