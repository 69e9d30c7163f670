/** A hint: the best lines of this turn, what each leads to, and what makes the difference. */
import { For, Show } from 'solid-js';
import type { Hint, HintLine } from '../../../bots/explain/hint.js';
import { partsText, stepTexts } from '../../../bots/explain/sentences.js';
import { number } from '../../../languages/intl.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import type { ShownGame } from '../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  /** `null` while a bot thinks about it. */
  readonly hint: Hint | null;
  onMark(targets: readonly Target[]): void;
  onClose(): void;
}

/** Where a line happens on the board. */
export function targetsOfLine(game: ShownGame, hint: Hint, line: HintLine): Target[] {
  const { rules } = game;
  const presentation = presentationOf(rules);
  const state = hint.state.slice();
  const view = rules.writeView(state, hint.seat);
  const found: Target[] = [];
  for (const { action, seat } of line.steps) {
    if (seat === hint.seat) {
      const targets = presentation.targets(rules.writeAction(state, action), view);
      found.push(...targets.filter((target) => !presentation.isBackdrop(target)));
    }
    rules.apply(state, action);
  }
  return found;
}

export function Advice(props: Props) {
  return (
    <section class="advice" aria-label={t('table.hint')} aria-busy={props.hint === null}>
      <header>
        <Icon name="bulb" />
        <h2>{t('table.hintTitle')}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={t('common.close')}
          onClick={() => props.onClose()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Show when={props.hint} fallback={<p class="advice-wait">{t('table.hintWait')}</p>}>
        {(hint) => (
          <ol>
            <For each={hint().lines}>
              {(line, index) => (
                <AdviceLine
                  game={props.game}
                  hint={hint()}
                  line={line}
                  isBest={index() === 0}
                  onMark={props.onMark}
                />
              )}
            </For>
          </ol>
        )}
      </Show>
    </section>
  );
}

/** Lines that lose less than this are called equal. */
const EQUAL = 0.05;

interface LineProps {
  readonly game: ShownGame;
  readonly hint: Hint;
  readonly line: HintLine;
  readonly isBest: boolean;
  onMark(targets: readonly Target[]): void;
}

function AdviceLine(props: LineProps) {
  const mark = (): void => props.onMark(targetsOfLine(props.game, props.hint, props.line));
  const verdict = (): string => {
    if (props.isBest) return t('table.hintBest');
    if (props.line.loss < EQUAL) return t('table.hintEqual');
    const loss = number(props.line.loss, language());
    return t('table.hintBehind', { loss });
  };
  const steps = () => {
    const { rules, names } = props.game;
    return stepTexts(rules, props.hint.state, props.line.steps, props.hint.seat, names, language());
  };
  return (
    <li class="advice-line" classList={{ 'advice-best': props.isBest }} onPointerEnter={mark}>
      <button type="button" class="advice-show" onClick={mark} onFocus={mark}>
        <b>{verdict()}</b>
        <For each={steps()}>{(step) => <span>{step}</span>}</For>
        <Show when={props.line.isOpen}>
          <span>{t('table.hintOpen')}</span>
        </Show>
      </button>
      <Show when={props.line.gains.length > 0}>
        <small>
          {t(props.line.isOpen ? 'table.hintMayLead' : 'table.hintLeads')}{' '}
          {partsText(props.game.rules, props.line.gains, language())}
        </small>
      </Show>
      <Show when={props.line.reasons.length > 0}>
        <small>
          {t(props.isBest ? 'table.hintWhy' : 'table.hintWhyNot')}{' '}
          {partsText(props.game.rules, props.line.reasons, language())}
        </small>
      </Show>
    </li>
  );
}
