/** A game with others: the table as always, with talk, clocks, plans and all that playing over a distance needs. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { State } from '../../../core/game.js';
import { boardName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { toast } from '../../shell/toast.jsx';
import { forkGame } from '../../store/create.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { TableScreen } from '../../table/screen/screen.jsx';
import type { Tab } from '../../table/screen/tabs.jsx';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';
import { Chat } from '../room/chat.jsx';
import { SeatClock, SeatNote } from '../room/seat-note.jsx';
import { Afterwards } from './afterwards.jsx';
import type { Feed } from './feed.js';
import { MyDesk } from './my-desk.jsx';
import { Notices } from './notices.jsx';
import { imaginedTurn, PlanSession } from './plan.js';
import type { OnlineSession } from './session.js';
import './online-table.css';

/** So many steps are looked back for a board to plan on. */
const FAR_BACK = 40;

interface Props {
  readonly feed: Feed;
  readonly session: OnlineSession;
  readonly invite: string | undefined;
  readonly unread: number;
  onRead(number: number): void;
}

export function AtTable(props: Props) {
  const { feed, session } = props;
  const now = () => feed.document ?? session.document;
  const you = () => now().you;
  const title = () => now().settings.title || boardName(now().settings.config);
  const [planning, setPlanning] = createSignal<PlanSession | null>(null);
  const endPlanning = (): void => {
    planning()?.close();
    setPlanning(null);
  };
  onCleanup(endPlanning);
  // Whoever has to decide now has no time for plans.
  createEffect(
    on(
      () => now().decides,
      (seat) => {
        if (seat !== null && seat === you().seat) endPlanning();
      },
      { defer: true },
    ),
  );
  // Whoever has the page in the background sees by its name that it is their turn.
  createEffect(() => {
    const mine = now().decides !== null && now().decides === you().seat;
    document.title = [...(mine ? [`● ${t('online.yourTurn')}`] : []), title(), t('common.kontor')].join(
      ' · ',
    );
  });
  /** While somebody is in the middle of something, the board as it was before that has to do. */
  const ground = (seat: number): State | null => {
    const { rules, steps } = session;
    for (let i = steps.length; i > Math.max(0, steps.length - FAR_BACK); i--) {
      const { after } = steps[i - 1];
      const state = imaginedTurn(rules, rules.writeView(after, seat), seat);
      if (state !== null) return state;
    }
    return imaginedTurn(rules, rules.writeView(session.start, seat), seat);
  };
  const plan = (): void => {
    const { seat } = you();
    const state = seat === null ? null : ground(seat);
    if (state === null) toast(t('online.planNotNow'));
    else setPlanning(new PlanSession(session.rules, state, seat!, session.seats));
  };
  const keepPlan = async (session: PlanSession): Promise<void> => {
    if (await feed.do({ do: 'plan', actions: [...session.actions] })) {
      toast(t('online.planKept'));
      endPlanning();
    }
  };
  const fork = async (steps: number): Promise<void> => {
    try {
      const seats = session.seats.map(
        (seat, i): SeatHolder => (i === (you().seat ?? 0) ? seat : { ...seat, kind: 'bot', bot: 'trader' }),
      );
      const game = await forkGame(await api.getRecord(feed.id, props.invite), steps, seats);
      location.hash = `#/game/${game.id}`;
    } catch (error) {
      showError(error);
    }
  };

  const talk: Tab = {
    id: 'talk',
    icon: 'talk',
    get name() {
      return t('online.talk');
    },
    get mark() {
      return props.unread > 0 ? t('online.newTalk') : undefined;
    },
    body: () => <Chat feed={feed} mayTalk={you().seat !== null || you().host} onRead={props.onRead} />,
  };
  const desk: Tab = {
    id: 'mine',
    icon: 'scroll',
    get name() {
      return t('online.mine');
    },
    body: () => <MyDesk feed={feed} session={session} document={now()} onPlan={plan} />,
  };
  const tabs = createMemo(() => (you().seat === null ? [talk] : [talk, desk]));

  return (
    <Show
      when={planning()}
      keyed
      fallback={
        <TableScreen
          name={t('online.tableOf', { name: title() })}
          session={session}
          viewer={you().seat}
          tabs={tabs()}
          notices={<Notices feed={feed} session={session} document={now()} />}
          headNote={
            <Show when={now().decides !== null}>
              <SeatClock document={now()} seat={now().decides!} />
            </Show>
          }
          afterwards={<Afterwards document={now()} invite={props.invite} />}
          onFork={now().status === 'over' ? (steps) => void fork(steps) : undefined}
          seatNote={(seat) => <SeatNote document={now()} seat={seat} online={feed.online} />}
        />
      }
    >
      {(plan) => (
        <TableScreen
          name={t('online.planning')}
          session={plan}
          viewer={plan.seat}
          notices={
            <div class="notices">
              <div class="notice notice-plan" role="status">
                <span>{t('online.planning')}</span>
                <button
                  type="button"
                  class="button button-small button-primary"
                  disabled={plan.actions.length === 0}
                  onClick={() => void keepPlan(plan)}
                >
                  <Icon name="check" />
                  {`${t('online.keepPlan')} (${plan.actions.length})`}
                </button>
                <button type="button" class="button button-small" onClick={endPlanning}>
                  {t('common.cancel')}
                </button>
              </div>
            </div>
          }
        />
      )}
    </Show>
  );
}
