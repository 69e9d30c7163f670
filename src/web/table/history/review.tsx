/** The analysis of a finished game: where it turned, what would have been better there, and why. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Analysis, TurnReview } from '../../../bots/explain/analysis.js';
import { partsText, stepTexts } from '../../../bots/explain/sentences.js';
import { summary } from '../../../bots/explain/summary.js';
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
  const number = (value: number): string => value.toLocaleString(language(), { maximumFractionDigits: 1 });

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
          {(found) => (
            <>
              <h3>{t('table.turningPoints')}</h3>
              <Show when={found().turningPoints.length > 0} fallback={<p>{t('table.noTurningPoints')}</p>}>
                <ol class="review-points">
                  <For each={found().turningPoints}>
                    {(point) => (
                      <li>
                        <button type="button" class="review-jump" onClick={() => props.game.look(point.from)}>
                          <b>
                            {t(point.isDecisive ? 'table.gaveGame' : 'table.gaveAway', {
                              name: props.game.names[point.seat],
                              turn: point.turn,
                              loss: number(point.loss),
                            })}
                          </b>
                        </button>
                        <span class="review-better">{t('table.betterWas')}</span>
                        <ul>
                          <For
                            each={stepTexts(
                              props.game.rules,
                              props.game.stateAt(point.from),
                              point.better,
                              point.seat,
                              props.game.names,
                              language(),
                            )}
                          >
                            {(step) => <li>{step}</li>}
                          </For>
                        </ul>
                        <Show when={point.reasons.length > 0}>
                          <small>
                            {t('table.because')} {partsText(props.game.rules, point.reasons, language())}
                          </small>
                        </Show>
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
              <p class="review-mean">
                {t('table.meanLoss')}{' '}
                {found()
                  .meanLoss.map((loss, seat) => `${props.game.names[seat]} ${number(loss)}`)
                  .join(' · ')}
              </p>
            </>
          )}
        </Show>
      </Show>
    </section>
  );
}
