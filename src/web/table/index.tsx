/** A game played on this screen alone: saved on the device, with bots here and a curtain between people. */
import { createEffect, createMemo, createSignal, ErrorBoundary, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { asksForEndOfTurn, moveDelay } from '../settings/settings.js';
import { toast } from '../shell/toast.jsx';
import { forkGame } from '../store/create.js';
import type { SavedGame } from '../store/saved-game.js';
import { LocalAfterwards } from './history/local-afterwards.jsx';
import { Curtain } from './screen/curtain.jsx';
import { TableScreen } from './screen/screen.jsx';
import { TabNotice } from './screen/tab-notice.jsx';
import { LocalGame } from './session/local-game.js';

export { gameTexts as texts } from '../games/texts.js';

/** Every game gets a table of its own, so that nothing of one lingers when another is opened. */
export function Table(props: { game: SavedGame; replay?: boolean; reload(): void }) {
  return (
    <Show when={props.game} keyed>
      {(game) => (
        <ErrorBoundary
          fallback={(error: Error) => <p class="waiting">{t('table.broken', { reason: error.message })}</p>}
        >
          <LocalTable game={game} replay={props.replay === true} reload={props.reload} />
        </ErrorBoundary>
      )}
    </Show>
  );
}

function LocalTable(props: { game: SavedGame; replay: boolean; reload(): void }) {
  const local = new LocalGame(props.game, {
    delay: moveDelay,
    atScreen: () => viewer(),
    asksForEnd: asksForEndOfTurn,
    onBotError: () => toast(t('table.noAnswer'), { kind: 'error' }),
    onSaveError: () => toast(t('table.notSaved'), { kind: 'error' }),
    onOvertaken: () => toast(t('table.overtaken'), { kind: 'error', lasts: 0 }),
    onSeatsChanged: () => props.reload(),
  });
  const { session } = local;
  if (props.replay) session.look(0);
  const people = props.game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const [viewer, setViewer] = createSignal<number | null>(people.length === 1 ? people[0] : null);
  const curtain = createMemo(() => {
    if (people.length < 2 || session.closing !== null || session.isOver || !session.isHere(session.decider))
      return null;
    return viewer() === session.decider ? null : session.decider;
  });
  // When the game changes tabs, the screen may have changed hands, too.
  createEffect(() => {
    if (people.length > 1 && !session.isHeld) setViewer(null);
  });
  onCleanup(() => local.close());
  const onHide = (): void => session.settle();
  addEventListener('pagehide', onHide);
  onCleanup(() => removeEventListener('pagehide', onHide));
  const fork = async (length: number): Promise<void> => {
    const game = await forkGame(props.game.record, length, props.game.seats);
    location.hash = `#/game/${game.id}`;
  };

  return (
    <TableScreen
      name={props.game.name}
      game={session}
      controls={session}
      viewer={viewer()}
      isCovered={curtain() !== null}
      replay={props.replay}
      notices={<TabNotice local={local} />}
      afterwards={<LocalAfterwards session={session} />}
      onFork={(length) => void fork(length)}
    >
      <Show when={curtain() !== null}>
        <Curtain
          name={session.names[curtain()!]}
          canUndo={session.canUndo()}
          onOpen={() => setViewer(curtain())}
          onUndo={() => session.undo()}
        />
      </Show>
    </TableScreen>
  );
}
