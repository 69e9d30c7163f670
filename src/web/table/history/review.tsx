/** A finished game looked back at: where it turned, what would have been better there, and why. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Analysis, TurnReview } from '../../../bots/explain/analysis.js';
import { partsText, stepTexts } from '../../../bots/explain/sentences.js';
import { summary } from '../../../bots/explain/summary.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import type { Play } from '../session/play.js';

interface Props {
  readonly session: Play;
  /** Told when it is done, to mark the turning points in the chart. */
  onFound(turningPoints: readonly TurnReview[]): void;
}

export function Review(props: Props) {
  const [looked, setLooked] = createSignal<number | null>(null);
  const [analysis, setAnalysis] = createSignal<Analysis | null>(null);
  let closed = false;
  onCleanup(() => {
    closed = true;
  });

  const start = async (): Promise<void> => {
    setLooked(0);
    const turns: TurnReview[] = [];
    const isDone = await props.session.review((turn) => {
      turns.push(turn);
      if (!closed) setLooked(turn.to);
    });
    if (closed) return;
    if (!isDone) {
      setLooked(null);
      return;
    }
    const found = summary(props.session.rules, turns);
    setAnalysis(found);
    props.onFound(found.turningPoints);
  };
  const number = (value: number): string => value.toLocaleString(language(), { maximumFractionDigits: 1 });
  const stateBefore = (move: number) =>
    move === 0 ? props.session.start : props.session.steps[move - 1].after;

  return (
    <section class="review">
      <Show
        when={looked() !== null}
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
                <progress value={looked() ?? 0} max={Math.max(1, props.session.length)} />
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
                        <button
                          type="button"
                          class="review-jump"
                          onClick={() => props.session.look(point.from)}
                        >
                          <b>
                            {t(point.isDecisive ? 'table.gaveGame' : 'table.gaveAway', {
                              name: props.session.names[point.seat],
                              turn: point.turn,
                              loss: number(point.loss),
                            })}
                          </b>
                        </button>
                        <span class="review-better">{t('table.betterWas')}</span>
                        <ul>
                          <For
                            each={stepTexts(
                              props.session.rules,
                              stateBefore(point.from),
                              point.better,
                              point.seat,
                              props.session.names,
                              language(),
                            )}
                          >
                            {(step) => <li>{step}</li>}
                          </For>
                        </ul>
                        <Show when={point.reasons.length > 0}>
                          <small>
                            {t('table.because')} {partsText(props.session.rules, point.reasons, language())}
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
                  .meanLoss.map((loss, seat) => `${props.session.names[seat]} ${number(loss)}`)
                  .join(' · ')}
              </p>
            </>
          )}
        </Show>
      </Show>
    </section>
  );
}
