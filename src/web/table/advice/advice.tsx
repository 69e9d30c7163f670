/** A hint: what to do and why in one sentence, a button that plays it step by step, and the reasons on demand. */
import { For, Show } from 'solid-js';
import type { Foretold } from '../../../bots/explain/foretold.js';
import { foretoldTexts, partsText } from '../../../bots/explain/sentences.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import type { AdvisedLine } from './advised-line.js';
import type { AdviceState } from './create-advice.js';
import { noteOf } from './own-steps.js';
import { StepList } from './step-list.jsx';

interface Props {
  readonly game: ShownGame;
  readonly controls: Controls | undefined;
  readonly advice: AdviceState;
}

export function Advice(props: Props) {
  const given = () => props.advice.shown()?.given ?? null;
  return (
    <section class="advice" aria-label={t('table.hint')} aria-busy={given() === null}>
      <header>
        <Icon name="bulb" />
        <p class="advice-sentence">{props.advice.line()?.sentence ?? t('table.hintWait')}</p>
        <button
          type="button"
          class="icon-button"
          aria-label={t('common.close')}
          onClick={() => props.advice.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Show when={props.advice.line()}>
        {(line) => (
          <>
            <NextStep {...props} line={line()} />
            <Foreseen {...props} line={line()} foretold={line().foretoldAtOnce} />
          </>
        )}
      </Show>
      <Show when={given()}>
        {(found) => (
          <>
            <Show when={found().hint.lacksNetwork}>
              <p class="advice-wait">{t('table.judgedWithoutNetwork')}</p>
            </Show>
            <details class="advice-more">
              <summary>{t('table.hintMore')}</summary>
              <Show when={props.advice.line()}>
                {(line) => <StepList game={props.game} steps={line().steps} done={props.advice.done()} />}
              </Show>
              <ol class="advice-lines">
                <For each={found().lines}>
                  {(line, index) => <Choice {...props} line={line} isBest={index() === 0} />}
                </For>
              </ol>
            </details>
          </>
        )}
      </Show>
    </section>
  );
}

/** How the game will probably end if the line is played. */
function Foreseen(props: Props & { line: AdvisedLine; foretold: readonly Foretold[] }) {
  const texts = (): string[] => {
    const { rules, names } = props.game;
    const how = { you: props.line.seat, names, compared: 'now', language: language() } as const;
    return foretoldTexts(rules, props.foretold, how);
  };
  return (
    <Show when={texts().length > 0}>
      <ul class="foreseen" aria-label={t('table.hintForeseen')}>
        <For each={texts()}>{(text) => <li>{text}</li>}</For>
      </ul>
    </Show>
  );
}

/** The button for the next step of the line. */
function NextStep(props: Props & { line: AdvisedLine }) {
  const step = () => props.line.own[props.advice.done()]?.step;
  return (
    <Show when={step()} fallback={<p class="advice-wait">{t('table.hintOpen')}</p>}>
      {(next) => (
        <button
          type="button"
          class="button button-small advice-play"
          disabled={props.advice.next() === null}
          onClick={() => props.controls?.play(props.advice.next()!)}
        >
          <Icon name="play" />
          <span>{t('table.hintPlay', { step: noteOf(props.game, next()).text })}</span>
          <Show when={props.line.own.length > 1}>
            <small>
              {t('table.hintStep', { at: props.advice.done() + 1, count: props.line.own.length })}
            </small>
          </Show>
        </button>
      )}
    </Show>
  );
}

/** Rounds as the number is displayed, so that the words agree with it. */
const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Lines that lose less than this count as equal. */
const EQUAL = 0.05;

/** One of the lines, with its value; pressing it shows it on the board. */
function Choice(props: Props & { line: AdvisedLine; isBest: boolean }) {
  const { line } = props.line;
  const verdict = (): string => {
    if (props.isBest) return t('table.hintBest');
    if (line.loss < EQUAL) return t('table.hintEqual');
    return t('table.hintBehind', { n: toTenths(line.loss) });
  };
  const isFollowed = () => props.advice.line() === props.line;
  return (
    <li class="advice-line" classList={{ 'advice-followed': isFollowed() }}>
      <button
        type="button"
        class="advice-show"
        aria-pressed={isFollowed()}
        onClick={() => props.advice.follow(props.line)}
      >
        <small>{verdict()}</small>
        <span>{props.line.sentence}</span>
      </button>
      <Show when={line.gains.length > 0}>
        <small>
          {t(line.isOpen ? 'table.hintMayLead' : 'table.hintLeads')}{' '}
          {partsText(props.game.rules, line.gains, language())}
        </small>
      </Show>
      <Show when={line.reasons.length > 0}>
        <small>
          {t(props.isBest ? 'table.hintWhy' : 'table.hintWhyNot')}{' '}
          {partsText(props.game.rules, line.reasons, language())}
        </small>
      </Show>
      <Foreseen {...props} line={props.line} foretold={line.foretold} />
    </li>
  );
}
