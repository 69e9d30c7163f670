/** The analysis of a finished game: where it turned, what would have been better there, and why. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Analysis, TurnReview } from '../../../bots/explain/analysis.js';
import { partsText, stepTexts } from '../../../bots/explain/sentences.js';
import { summary } from '../../../bots/explain/summary.js';
import { number } from '../../../languages/intl.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { toast } from '../../shell/toast.jsx';
import { BotClient } from '../session/bot-client.js';
import type { ShownGame } from '../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  /** Called at the end, to mark the turning points in the chart. */
  onFound(turningPoints: readonly TurnReview[]): void;
}

export function Review(props: Props) {
  /** How many moves have been analysed; `null` before it starts. */
  const [analysed, setAnalysed] = createSignal<number | null>(null);
  const [analysis, setAnalysis] = createSignal<Analysis | null>(null);
  const bots = new BotClient();
  onCleanup(() => bots.stop());

  const start = async (): Promise<void> => {
    const { rules, moves } = props.game;
    const turns: TurnReview[] = [];
    setAnalysed(0);
    try {
      const played = moves.map(({ seat, action }) => ({ seat, action }));
      await bots.review(rules, props.game.stateAt(0), played, (turn) => {
        turns.push(turn);
        setAnalysed(turn.to);
      });
    } catch {
      toast(t('table.noAnswer'), { kind: 'error' });
      setAnalysed(null);
      return;
    }
    const found = summary(rules, turns);
    setAnalysis(found);
    props.onFound(found.turningPoints);
  };
  return (
    <section class="review">
      <Show
        when={analysed() !== null}
        fallback={
          <button type="button" class="button" onClick={() => void start()}>
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
          {(found) => <Findings game={props.game} analysis={found()} />}
        </Show>
      </Show>
    </section>
  );
}

const decimal = (value: number): string => number(value, language());

function Findings(props: { game: ShownGame; analysis: Analysis }) {
  const meanLosses = (): string =>
    props.analysis.meanLoss.map((loss, seat) => `${props.game.names[seat]} ${decimal(loss)}`).join(' · ');
  return (
    <>
      <h3>{t('table.turningPoints')}</h3>
      <Show when={props.analysis.turningPoints.length > 0} fallback={<p>{t('table.noTurningPoints')}</p>}>
        <ol class="review-points">
          <For each={props.analysis.turningPoints}>
            {(turn) => <TurningPoint game={props.game} turn={turn} />}
          </For>
        </ol>
      </Show>
      <p class="review-mean">
        {t('table.meanLoss')} {meanLosses()}
      </p>
    </>
  );
}

function TurningPoint(props: { game: ShownGame; turn: TurnReview }) {
  const better = () => {
    const { game, turn } = props;
    return stepTexts(game.rules, game.stateAt(turn.from), turn.better, turn.seat, game.names, language());
  };
  return (
    <li>
      <button type="button" class="review-jump" onClick={() => props.game.look(props.turn.from)}>
        <b>
          {t(props.turn.isDecisive ? 'table.gaveGame' : 'table.gaveAway', {
            name: props.game.names[props.turn.seat],
            turn: props.turn.turn,
            loss: decimal(props.turn.loss),
          })}
        </b>
      </button>
      <span class="review-better">{t('table.betterWas')}</span>
      <ul>
        <For each={better()}>{(step) => <li>{step}</li>}</For>
      </ul>
      <Show when={props.turn.reasons.length > 0}>
        <small>
          {t('table.because')} {partsText(props.game.rules, props.turn.reasons, language())}
        </small>
      </Show>
    </li>
  );
}
