/** A game with others: the usual screen with chat, clocks, plans and whatever else playing online needs. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { Json } from '../../../core/json.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { titleOfSettings } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { TableScreen } from '../../table/screen/screen.jsx';
import type { Tab } from '../../table/screen/tabs.jsx';
import { recordOfTable } from '../boards/board-files.js';
import { ReportBoardPart } from '../boards/report-board.jsx';
import { Chat } from '../room/chat.jsx';
import { SeatClock, SeatNote } from '../room/seat-note.jsx';
import { Afterwards } from './after/afterwards.jsx';
import { forkAgainstBots } from './after/fork.js';
import { MyDesk } from './my-desk.jsx';
import { Notices } from './notices/notices.jsx';
import { ringOnTurn } from './notices/turn-sound.jsx';
import type { OnlineTable } from './online-table.js';
import { boardToPlanOn, PlanSession } from './plan/plan.js';
import { PlanScreen } from './plan/plan-screen.jsx';
import type { OnlineSession } from './session.js';
import './online-table.css';

interface Props {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly document: TableDocument;
  readonly invite: string | undefined;
  readonly unread: number;
  onRead(number: number): void;
}

export function OnlineGame(props: Props) {
  const { table, session } = props;
  const you = () => props.document.you;
  const decides = createMemo(() => props.document.decides);
  const isMyTurn = createMemo(() => decides() !== null && decides() === you().seat && !session.isPaused);
  const title = (): string => titleOfSettings(props.document.settings, table.board);
  showTurnInTitle(title, isMyTurn);
  ringOnTurn(isMyTurn);

  const planning = createPlanning(props, decides, isMyTurn);
  const fork = (length: number): void =>
    void forkAgainstBots(recordOfTable(table.id, props.invite), length, session.seats, you().seat);

  const tabs = createTabs(props, planning.start);

  return (
    <Show
      when={planning.session()}
      keyed
      fallback={
        <TableScreen
          name={t('online.tableOf', { name: title() })}
          game={session}
          controls={session}
          viewer={you().seat}
          tabs={tabs()}
          notices={<Notices {...props} />}
          headNote={
            <Show when={decides() !== null}>
              <SeatClock document={props.document} seat={decides()!} />
            </Show>
          }
          afterwards={<Afterwards game={session} document={props.document} invite={props.invite} />}
          onFork={props.document.status === 'over' ? fork : undefined}
          seatNote={(seat) => <SeatNote document={props.document} seat={seat} online={table.online} />}
        />
      }
    >
      {(session) => (
        <PlanScreen session={session} onKeep={() => void planning.keep(session)} onCancel={planning.end} />
      )}
    </Show>
  );
}

/** A turn planned in advance. */
function createPlanning(props: Props, decides: () => number | null, isMyTurn: () => boolean) {
  const { table, session } = props;
  const [plan, setPlan] = createSignal<PlanSession | null>(null);
  const end = (): void => {
    plan()?.close();
    setPlan(null);
  };
  onCleanup(end);
  // Your turn to decide ends planning.
  createEffect(on(decides, () => isMyTurn() && end(), { defer: true }));
  return {
    session: plan,
    start: (): void => {
      const { seat } = props.document.you;
      const board = seat === null ? null : boardToPlanOn(session, seat);
      if (board === null) toast(t('online.planNotNow'));
      else setPlan(new PlanSession(session.rules, board, seat!, session.seats, session.offersHints));
    },
    keep: async ({ items }: PlanSession): Promise<void> => {
      if (!(await table.do({ do: 'plan', actions: [...items] as Json[] }))) return;
      toast(t('online.planSaved'));
      end();
    },
    end,
  };
}

/** The chat, and for players their orders and plans. */
function createTabs(props: Props, onPlan: () => void): () => readonly Tab[] {
  const { table, session } = props;
  const you = () => props.document.you;
  const chat: Tab = {
    id: 'chat',
    icon: 'chat',
    get name() {
      return t('online.chat');
    },
    get mark() {
      return props.unread > 0 ? t('online.newMessages') : undefined;
    },
    body: () => (
      <>
        <Chat table={table} mayTalk={you().seat !== null || you().host} onRead={props.onRead} />
        <Show when={you().seat === null}>
          <ReportBoardPart document={props.document} />
        </Show>
      </>
    ),
  };
  const desk: Tab = {
    id: 'desk',
    icon: 'scroll',
    get name() {
      return t('online.desk');
    },
    body: () => <MyDesk table={table} session={session} document={props.document} onPlan={onPlan} />,
  };
  return createMemo(() => (you().seat === null ? [chat] : [chat, desk]));
}

/** Shows in the browser's tab that it is your turn, for a page in the background. */
function showTurnInTitle(title: () => string, isMyTurn: () => boolean): void {
  createEffect(() => {
    const turn = isMyTurn() ? [`● ${t('online.yourTurn')}`] : [];
    document.title = [...turn, title(), t('common.kontor')].join(' · ');
  });
}
