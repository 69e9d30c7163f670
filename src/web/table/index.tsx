/** A game on this device: saved here, against bots or with people who share the screen. */
import { createMemo, ErrorBoundary, onCleanup, onMount, Show } from 'solid-js';
import { gameOfRecord, WithPage } from '../games/with-page.jsx';
import { t } from '../i18n/index.js';
import { asksForEndOfTurn, moveDelay } from '../settings/settings.js';
import { afterPaint } from '../shell/after-paint.js';
import { toast } from '../shell/controls/toast.jsx';
import { latePart } from '../shell/late-part.jsx';
import { onceOnline } from '../shell/once-online.js';
import { forkGame } from '../store/create.js';
import type { SavedGame } from '../store/saved-game.js';
import { noAdvice } from './advice/no-advice.js';
import { TableScreen } from './screen/screen.jsx';
import { TabNotice } from './screen/tab-notice.jsx';
import { LocalGame } from './session/local-game.js';
import type { Session } from './session/session.js';

const LocalAfterwards = latePart(() =>
  import('./history/local-afterwards.jsx').then(({ LocalAfterwards }) => LocalAfterwards),
);

/** Every game gets its own table, so that nothing lingers when another one is opened. */
export function Table(props: { game: SavedGame; replay?: boolean; reload(): void }) {
  return (
    <Show when={props.game} keyed>
      {(game) => (
        <ErrorBoundary
          fallback={(error: Error) => <p class="waiting">{t('table.broken', { reason: error.message })}</p>}
        >
          <WithPage game={gameOfRecord(game.record)}>
            <LocalTable game={game} replay={props.replay === true} reload={props.reload} />
          </WithPage>
        </ErrorBoundary>
      )}
    </Show>
  );
}

/** Says that a bot did not answer; if the device is offline, the game resumes when it no longer is. */
function waitForBot(session: Session): void {
  if (navigator.onLine) {
    toast(t('table.noAnswer'), { kind: 'error' });
    return;
  }
  const { length } = session;
  const close = toast(t('table.noAnswerOffline'), { kind: 'error', lasts: 0 });
  onceOnline(() => {
    close();
    if (session.length === length) session.bots?.pause(false);
  });
}

function LocalTable(props: { game: SavedGame; replay: boolean; reload(): void }) {
  const local = new LocalGame(props.game, {
    delay: moveDelay,
    asksForEnd: asksForEndOfTurn,
    onNetworkMissing: () => toast(t('table.networkMissing'), { kind: 'error' }),
    onBotError: () => waitForBot(session),
    onHintError: () => toast(noAdvice(), { kind: 'error' }),
    onSaveError: () => toast(t('table.notSaved'), { kind: 'error' }),
    onOvertaken: () => toast(t('table.overtaken'), { kind: 'error', lasts: 0 }),
    onSeatsChanged: () => props.reload(),
  });
  const { session } = local;
  onMount(() => onCleanup(afterPaint(() => session.prepareBots())));
  const people = props.game.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const isShared = people.length > 1;
  /** The only person; if several share the screen, the one who decides. */
  const viewer = createMemo<number | null>((before) => {
    if (!isShared) return people[0] ?? null;
    const decides = session.closing === null && session.isHere(session.decider);
    return decides ? session.decider : before;
  }, null);
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
      isShared={isShared}
      replay={props.replay}
      notices={<TabNotice local={local} />}
      afterwards={<LocalAfterwards session={session} />}
      onFork={(length) => void fork(length)}
    />
  );
}
