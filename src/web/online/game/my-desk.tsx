/** Your own things at an online table: plan, standing orders, requests to undo, notes, and being away. */
import { createMemo, createSignal, For, Show, Suspense } from 'solid-js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import type { PlanItem } from '../../../protocol/tables/plan.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { ReportBoardPart } from '../boards/report-board.jsx';
import { TableNotify } from '../notify/table-notify.jsx';
import { ordersInWords } from '../orders/orders.js';
import { OrdersDialog } from '../orders/orders-dialog.jsx';
import { Notes } from './notes.jsx';
import { TogetherPart } from './notices/together-part.jsx';
import type { OnlineTable } from './online-table.js';
import { boardToPlanOn } from './plan/plan.js';
import { PlanList } from './plan/plan-list.jsx';
import { planInWords } from './plan/plan-words.js';
import type { OnlineSession } from './session.js';

interface Props {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly document: TableDocument;
  onPlan(): void;
}

export function MyDesk(props: Props) {
  const isRunning = () => props.document.status === 'playing';
  const isPlaying = () => isRunning() && !props.document.seats[props.document.you.seat!]?.resigned;
  return (
    <div class="my-desk">
      <Show when={isPlaying()}>
        <PlanPart {...props} />
        <OrdersPart {...props} />
        <UndoPart {...props} />
      </Show>
      <Notes table={props.document.id} />
      <Show when={isRunning()}>
        <Suspense>
          <TableNotify table={props.document.id} />
        </Suspense>
      </Show>
      <Show when={isPlaying()}>
        <AwayPart {...props} />
        <TogetherPart table={props.table} document={props.document} />
      </Show>
      <ReportBoardPart document={props.document} />
    </div>
  );
}

function PlanPart(props: Props) {
  const you = () => props.document.you;
  const plan = () => (you().plan ?? []) as PlanItem[];
  const mayPlan = () => props.document.decides !== you().seat;
  const words = createMemo(() => {
    const { session, document } = props;
    const { seat } = document.you;
    if (seat === null || plan().length === 0) return [];
    const board = { rules: session.rules, seat, names: session.names };
    return planInWords(plan(), board, boardToPlanOn(session, seat), session.stateAt(session.length));
  });
  return (
    <section class="desk-part" aria-labelledby="plan-title">
      <h2 id="plan-title">{t('online.plan')}</h2>
      <Show when={plan().length > 0} fallback={<p class="hint">{t('online.planHint')}</p>}>
        <PlanList words={words()} />
      </Show>
      <div class="desk-ways">
        <Show when={mayPlan()}>
          <button type="button" class="button button-small" data-plan onClick={() => props.onPlan()}>
            <Icon name="step" />
            {t(plan().length > 0 ? 'online.planAgain' : 'online.planTurn')}
          </button>
        </Show>
        <Show when={plan().length > 0}>
          <button
            type="button"
            class="button button-small button-quiet"
            onClick={() => void props.table.do({ do: 'plan', actions: [] })}
          >
            {t('online.dropPlan')}
          </button>
        </Show>
      </div>
    </section>
  );
}

function OrdersPart(props: Props) {
  const [open, setOpen] = createSignal(false);
  const orders = () => props.document.you.orders ?? {};
  const given = createMemo(() => ordersInWords(props.session.rules, orders()));
  const view = () => props.document.view ?? {};
  return (
    <section class="desk-part" aria-labelledby="orders-part">
      <h2 id="orders-part">{t('online.orders')}</h2>
      <Show
        when={given().length > 0}
        fallback={<p class="hint">{`${t('online.ordersHint')} ${t('online.ordersNone')}`}</p>}
      >
        <dl class="order-list">
          <For each={given()}>
            {({ question, order }) => (
              <>
                <dt>{question}</dt>
                <dd>{order}</dd>
              </>
            )}
          </For>
        </dl>
      </Show>
      <div class="desk-ways">
        <button type="button" class="button button-small" data-orders onClick={() => setOpen(true)}>
          <Icon name="scroll" />
          {t('online.changeOrders')}
        </button>
      </div>
      <Show when={open()}>
        <OrdersDialog
          isRated={props.document.settings.rated === true}
          session={props.session}
          position={view()}
          orders={orders()}
          close={() => setOpen(false)}
          keep={(orders) => void props.table.do({ do: 'orders', orders })}
        />
      </Show>
    </section>
  );
}

/** After how many moves the last finished turn of `seat` began. */
function beforeLastTurn(game: OnlineSession, seat: number): number | null {
  const { moves, rules } = game;
  const isTurnOf = (move: number): boolean => rules.turnOf(game.stateAt(move)) === seat;
  let at = moves.length;
  while (at > 0 && !(moves[at - 1].seat === seat && isTurnOf(at - 1))) at--;
  if (at === 0) return null;
  while (at > 0 && isTurnOf(at - 1)) at--;
  return at;
}

function UndoPart(props: Props) {
  const back = createMemo(() => {
    const { seat } = props.document.you;
    const { undo, settings, paused } = props.document;
    const isOffered = seat !== null && !undo && !paused && settings.undo === 'consent';
    return isOffered ? beforeLastTurn(props.session, seat) : null;
  });
  return (
    <Show when={back() !== null}>
      <section class="desk-part">
        <div class="desk-ways">
          <button
            type="button"
            class="button button-small"
            data-ask-undo
            onClick={() => void props.table.do({ do: 'ask-undo', moves: back()! }, props.document.step)}
          >
            <Icon name="undo" />
            {t('online.askUndo')}
          </button>
        </div>
        <p class="hint">{t('online.askUndoHint')}</p>
      </section>
    </Show>
  );
}

function AwayPart(props: Props) {
  const away = () => props.document.seats[props.document.you.seat ?? 0]?.away === true;
  const rest = () => props.document.settings.rest;
  const hint = (): string => {
    if (rest()) return t('fair.awayWaitsHint');
    return t(props.document.settings.rated ? 'fair.awayHintRated' : 'online.awayHint');
  };
  return (
    <section class="desk-part">
      <div class="desk-ways">
        <button
          type="button"
          class="button button-small"
          onClick={() => void props.table.do({ do: 'away', on: !away() })}
        >
          {away() ? t('online.back') : t(rest() ? 'fair.awayWaits' : 'online.away')}
        </button>
      </div>
      <p class="hint">{hint()}</p>
    </section>
  );
}
