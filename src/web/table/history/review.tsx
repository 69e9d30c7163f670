/** The review of a finished game: its turning points, what was played there, and what would have been better. */

import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { Analysis, TurnReview } from '../../../bots/explain/analysis.js';
import { foretoldTexts, partsText } from '../../../bots/explain/sentences.js';
import { summary, winnersIn } from '../../../bots/explain/summary.js';
import { number } from '../../../languages/intl.js';
import type { Arrow } from '../../board/board.js';
import { commentaryOf } from '../../games/step.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { MarkedText } from '../../shell/controls/linked-text.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import { noAdvice } from '../advice/no-advice.js';
import { arrowsOf, ownSteps } from '../advice/own-steps.js';
import { StepList } from '../advice/step-list.jsx';
import { BotClient } from '../session/bot-client.js';
import type { ShownGame } from '../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  /** The seat whose turning points come first. */
  readonly viewer: number | null;
  /** Called at the end, for the charts. */
  onFound(analysis: Analysis): void;
  /** Shows a point of the game, with arrows for what would have been better there. */
  onShow(move: number, arrows: readonly Arrow[]): void;
}

export function Review(props: Props) {
  /** How many moves have been reviewed; `null` before it starts. */
  const [analysed, setAnalysed] = createSignal<number | null>(null);
  const [analysis, setAnalysis] = createSignal<Analysis | null>(null);
  const [lacksNetwork, setLacksNetwork] = createSignal(false);
  const bots = new BotClient();
  onCleanup(() => bots.stop());

  const start = async (): Promise<void> => {
    const { rules, moves, state } = props.game;
    const turns: TurnReview[] = [];
    setAnalysed(0);
    try {
      const played = moves.map(({ seat, action }) => ({ seat, action }));
      const judged = await bots.review(rules, props.game.stateAt(0), played, (turn) => {
        turns.push(turn);
        setAnalysed(turn.to);
      });
      setLacksNetwork(judged.lacksNetwork);
    } catch {
      toast(noAdvice(), { kind: 'error' });
      setAnalysed(null);
      return;
    }
    const found = summary(rules, turns, { own: props.viewer, winners: winnersIn(rules, state) });
    setAnalysis(found);
    props.onFound(found);
  };
  return (
    <section class="review">
      <Show
        when={analysed() !== null}
        fallback={
          <button type="button" class="button" data-review onClick={() => void start()}>
            <Icon name="bulb" />
            {t('table.review')}
          </button>
        }
      >
        <Show
          when={analysis()}
          fallback={
            <p role="status">
              <label>
                {t('table.reviewing')}{' '}
                <progress value={analysed() ?? 0} max={Math.max(1, props.game.length)} />
              </label>
            </p>
          }
        >
          {(found) => (
            <>
              <Show when={lacksNetwork()}>
                <p>{t('table.judgedWithoutNetwork')}</p>
              </Show>
              <Findings {...props} analysis={found()} />
            </>
          )}
        </Show>
      </Show>
    </section>
  );
}

const decimal = (value: number): string => number(value, language());

function Findings(props: Props & { analysis: Analysis }) {
  const points = () => props.analysis.turningPoints;
  const own = createMemo(() => points().filter(({ seat }) => seat === props.viewer));
  const others = createMemo(() => points().filter(({ seat }) => seat !== props.viewer));
  const meanLosses = (): string =>
    props.analysis.meanLoss
      .map((loss, seat) => `${props.game.markedNames[seat]} ${decimal(loss)}`)
      .join(' · ');
  return (
    <>
      <h3>{t(own().length > 0 ? 'table.ownTurningPoints' : 'table.turningPoints')}</h3>
      <Show when={points().length === 0}>
        <p>{t('table.noTurningPoints')}</p>
      </Show>
      <Show when={own().length > 0}>
        <TurningPoints {...props} points={own()} />
        <Show when={others().length > 0}>
          <h3>{t('table.othersTurningPoints')}</h3>
        </Show>
      </Show>
      <TurningPoints {...props} points={others()} />
      <p class="review-mean">
        {t('table.meanLoss')} <MarkedText text={meanLosses()} links={props.game.seats} />
      </p>
    </>
  );
}

const TurningPoints = (props: Props & { points: readonly TurnReview[] }) => (
  <ol class="review-points">
    <For each={props.points}>{(turn) => <TurningPoint {...props} turn={turn} />}</For>
  </ol>
);

function TurningPoint(props: Props & { turn: TurnReview }) {
  const { game, turn } = props;
  const before = game.stateAt(turn.from);
  const steps = (line: Parameters<typeof ownSteps>[2]) =>
    ownSteps(game.rules, before, line, turn.seat).map(({ step }) => step);
  const played = steps(game.moves.slice(turn.from, turn.to));
  const better = steps(turn.better);
  const foretold = (): string[] => {
    const how = { you: props.viewer, names: game.names, compared: 'asPlayed', language: language() } as const;
    return foretoldTexts(game.rules, turn.foretold, how);
  };
  const show = (): void => props.onShow(turn.from, arrowsOf(commentaryOf(game.rules).deeds(better), 0));
  return (
    <li>
      <b class="review-title">
        <MarkedText
          text={t(turn.isDecisive ? 'table.gaveGame' : 'table.gaveAway', {
            name: game.markedNames[turn.seat],
            turn: turn.turn,
            n: Math.round(turn.loss),
          })}
          links={game.seats}
        />
      </b>
      <button type="button" class="button button-small review-jump" onClick={show}>
        {t('table.showOnBoard')}
      </button>
      <div class="review-sides">
        <div>
          <h4>{t('table.played')}</h4>
          <StepList game={game} steps={played} />
        </div>
        <div class="review-better">
          <h4>{t('table.betterWas')}</h4>
          <StepList game={game} steps={better} />
        </div>
      </div>
      <Show when={turn.reasons.length > 0}>
        <small>
          {t('table.because')} {partsText(game.rules, turn.reasons, language())}
        </small>
      </Show>
      <Show when={foretold().length > 0}>
        <small>{t('table.wouldEnd')}</small>
        <ul class="foreseen">
          <For each={foretold()}>{(text) => <li>{text}</li>}</For>
        </ul>
      </Show>
    </li>
  );
}
