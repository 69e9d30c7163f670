/** A hint: the best lines of this turn, what each leads to, and what makes the difference. */
import { For, Show } from 'solid-js';
import type { Hint, HintLine } from '../../../bots/explain/hint.js';
import { partsText, stepTexts } from '../../../bots/explain/sentences.js';
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
  const number = (value: number): string => value.toLocaleString(language(), { maximumFractionDigits: 1 });
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
                <li
                  class="advice-line"
                  classList={{ 'advice-best': index() === 0 }}
                  onPointerEnter={() => props.onMark(targetsOfLine(props.game, hint(), line))}
                >
                  <button
                    type="button"
                    class="advice-show"
                    onClick={() => props.onMark(targetsOfLine(props.game, hint(), line))}
                    onFocus={() => props.onMark(targetsOfLine(props.game, hint(), line))}
                  >
                    <b>
                      {index() === 0
                        ? t('table.hintBest')
                        : line.loss < 0.05
                          ? t('table.hintEqual')
                          : t('table.hintBehind', { loss: number(line.loss) })}
                    </b>
                    <For
                      each={stepTexts(
                        props.game.rules,
                        hint().state,
                        line.steps,
                        hint().seat,
                        props.game.names,
                        language(),
                      )}
                    >
                      {(step) => <span>{step}</span>}
                    </For>
                    <Show when={line.isOpen}>
                      <span>{t('table.hintOpen')}</span>
                    </Show>
                  </button>
                  <Show when={line.gains.length > 0}>
                    <small>
                      {t(line.isOpen ? 'table.hintMayLead' : 'table.hintLeads')}{' '}
                      {partsText(props.game.rules, line.gains, language())}
                    </small>
                  </Show>
                  <Show when={line.reasons.length > 0}>
                    <small>
                      {t(index() === 0 ? 'table.hintWhy' : 'table.hintWhyNot')}{' '}
                      {partsText(props.game.rules, line.reasons, language())}
                    </small>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        )}
      </Show>
    </section>
  );
}
