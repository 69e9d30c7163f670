/** The workshop: your own boards, and those that ship. */
import {
  createEffect,
  createResource,
  createSignal,
  For,
  lazy,
  Match,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Refusal } from '../../core/refusal.js';
import { games } from '../../games/index.js';
import { online, play } from '../../languages/packs.js';
import { t, useTexts } from '../i18n/index.js';
import { FilePicker } from '../shell/controls/file-picker.jsx';
import { listenForFiles } from '../shell/listen-for-files.js';
import { go } from '../shell/router.js';
import { hasServer } from '../shell/server.js';
import { arePersistent, changes, listBoards, listDrafts } from '../store/boards.js';
import { takeHandedOver } from '../store/handed-over.js';
import { DraftCard, OwnCard, ShippedCard } from './board-card.jsx';
import { Decision, ProblemAlert } from './decision.jsx';
import { DrawBoard } from './draw-board.jsx';
import { found, problems, refuse, takeText, tooLarge } from './found-boards.js';
import { boardTextIn, linkPart } from './link.js';
import { MakeBoard } from './make-board.jsx';
import { TryBoard } from './try/try-board.jsx';
import './workshop.css';

export { gameTexts as texts } from '../games/texts.js';

const ServerShelf = lazy(async () => {
  const [{ ServerShelf }] = await Promise.all([
    import('../online/boards/server-shelf.jsx'),
    useTexts(online),
  ]);
  return { default: ServerShelf };
});

/** A record may be much larger than its board. */
const LARGEST_FILE_BYTES = 50_000_000;

async function takeLink(part: string): Promise<void> {
  try {
    takeText(await boardTextIn(part));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(new Refusal('', t('boards.wrongLink')));
  }
}

/** Pasted text: a board, a record, or a link to a board. */
async function takePasted(text: string): Promise<void> {
  const part = linkPart(text);
  if (part !== undefined) await takeLink(part);
  else takeText(text);
}

async function takeFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    if (file.size > LARGEST_FILE_BYTES) refuse(tooLarge(), file.name);
    else takeText(await file.text(), file.name);
  }
}

const EditBoard = lazy(async () => {
  const [{ EditBoard }] = await Promise.all([import('./editor/index.jsx'), useTexts(play)]);
  return { default: EditBoard };
});

const Guide = lazy(async () => ({ default: (await import('./guide/index.jsx')).Guide }));

/**
 * The list of boards; with `try/GAME/BOARD`, bots playing on a board; with `edit/ID`, the editor; with `guide`, how to
 * draw one; with anything else, the board in a link.
 */
export function Boards(props: { link?: string | undefined }) {
  const after = (start: string): string | undefined =>
    props.link?.startsWith(start) ? props.link.slice(start.length) : undefined;
  return (
    <Switch fallback={<Shelf link={props.link} />}>
      <Match when={after('try/')} keyed>
        {(path) => <TryBoard path={path} />}
      </Match>
      <Match when={after('edit/')} keyed>
        {(id) => <EditBoard id={id} />}
      </Match>
      <Match when={props.link === 'guide'}>
        <Guide />
      </Match>
    </Switch>
  );
}

const ImportBoard = () => (
  <section class="card start-card import-board">
    <h2 class="start-title">{t('boards.import')}</h2>
    <FilePicker label={t('boards.chooseFile')} hint={t('boards.importHint')} take={takeFiles} />
  </section>
);

function Shelf(props: { link?: string | undefined }) {
  const [own] = createResource(changes, listBoards, { initialValue: [] });
  const [drafts] = createResource(changes, listDrafts, { initialValue: [] });
  const [isPersistent] = createResource(arePersistent, { initialValue: true });
  const [over, setOver] = createSignal(false);
  createEffect(() => {
    const { link } = props;
    if (link === undefined) return;
    // Keep the board out of the browser's history.
    go('/boards', { replace: true });
    void takeLink(link);
  });
  const handed = takeHandedOver();
  if (handed !== undefined) takeText(handed);
  listenForFiles({
    onText: (text) => void takePasted(text),
    onFiles: (files) => void takeFiles(files),
    onDrag: setOver,
  });
  return (
    <div class="page workshop">
      <h1>{t('home.ownBoards')}</h1>
      <p class="workshop-intro">{t('boards.intro')}</p>
      <Show when={!isPersistent()}>
        <p class="alert">{t('boards.notSaved')}</p>
      </Show>
      <div class="starts">
        <DrawBoard />
        <ImportBoard />
        <MakeBoard />
      </div>
      <div aria-live="polite">
        <For each={problems()}>{(problem) => <ProblemAlert problem={problem} />}</For>
        <For each={found()}>{(board) => <Decision found={board} own={own.latest} />}</For>
      </div>
      <h2 class="shelf-title">{t('boards.own')}</h2>
      <Show
        when={own.latest.length + drafts.latest.length > 0}
        fallback={<p class="hint">{t('boards.none')}</p>}
      >
        <ul class="cards">
          <For each={drafts.latest}>{(board) => <DraftCard own={board} />}</For>
          <For each={own.latest}>{(board) => <OwnCard own={board} />}</For>
        </ul>
      </Show>
      <Show when={hasServer()}>
        <Suspense>
          <ServerShelf />
        </Suspense>
      </Show>
      <h2 class="shelf-title">{t('boards.ship')}</h2>
      <ul class="cards">
        <For each={games}>
          {(game) => (
            <For each={[...game.boards.keys()]}>{(board) => <ShippedCard game={game} board={board} />}</For>
          )}
        </For>
      </ul>
      <Show when={over()}>
        <div class="drop-here">{t('boards.dropHere')}</div>
      </Show>
    </div>
  );
}
