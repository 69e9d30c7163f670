/** Bots look for single changes that make a board fairer; each can be taken or left. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Improved, Suggestion } from '../../../workshop/improve/improvement.js';
import { t, textOr } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { shippedFile } from '../shipped-file.js';
import { ProgressRow, StartButton } from '../try/progress-row.jsx';
import { BoardImprovement } from './board-improvement.js';
import { SuggestionCard } from './suggestion-card.jsx';

const EFFORTS = [2000, 8000, 30_000];

interface Props {
  readonly rules: Rules;
  readonly level: string;
  /** The file of your own board; `undefined` for one that ships. */
  readonly own: JsonObject | undefined;
  /** Puts the board with a change on the shelf. */
  take(suggestion: Suggestion): void;
}

export function ImproveBoard(props: Props) {
  const [effort, setEffort] = createSignal(EFFORTS[0]);
  const [search, setSearch] = createSignal<BoardImprovement>();
  const start = async (): Promise<void> => {
    const { rules, level } = props;
    const file = props.own ?? (await shippedFile(rules.game.id, String(rules.config.board)));
    search()?.stop();
    setSearch(new BoardImprovement(rules, file, level, effort()));
  };
  onCleanup(() => search()?.stop());
  return (
    <details class="make-board improve">
      <summary>{t('improve.title')}</summary>
      <p class="hint">{t('improve.intro')}</p>
      <div class="improve-choices">
        <Radios
          name="effort"
          legend={t('improve.effort')}
          value={String(effort())}
          choices={EFFORTS.map((n) => ({
            value: String(n),
            label: textOr(`improve.effort-${n}`, String(n)),
          }))}
          hint={t('improve.effortHint', { n: effort() })}
          choose={(n) => setEffort(Number(n))}
        />
      </div>
      <div class="improve-start">
        <StartButton
          isRunning={search()?.stage === 'running'}
          label={t('improve.start')}
          start={() => void start()}
          stop={() => search()?.stop()}
        />
        <Show when={search()}>{(one) => <Progress search={one()} />}</Show>
      </div>
      <Show when={search()?.result} keyed>
        {(result) => <Result board={search()!.board} result={result} take={props.take} />}
      </Show>
    </details>
  );
}

function Progress(props: { search: BoardImprovement }) {
  const words = (): string => {
    const { stage, progress, games, result } = props.search;
    if (stage === 'failed') return t('improve.failed');
    if (stage === 'network-missing') return t('boards.tryNetworkMissing');
    if (stage === 'stopped') return t('improve.stopped');
    return result === undefined ? t('improve.progress', { n: progress, games }) : verdictOf(result);
  };
  const isDone = (): boolean => props.search.stage === 'done';
  return (
    <ProgressRow value={isDone() ? 1 : props.search.progress} max={isDone() ? 1 : props.search.games}>
      {words()}
    </ProgressRow>
  );
}

function verdictOf({ verdict, before, tried, possible }: Improved): string {
  if (verdict === 'fair') return t('improve.fair', { n: before.games });
  if (possible === 0) return t('improve.nothing');
  return verdict === 'better'
    ? t('improve.better', { n: tried, possible })
    : t('improve.doubt', { n: tried, possible });
}

function Result(props: { board: JsonObject; result: Improved; take(suggestion: Suggestion): void }) {
  const [left, setLeft] = createSignal<readonly Suggestion[]>([]);
  const shown = () => props.result.suggestions.filter((one) => !left().includes(one));
  return (
    <ul class="suggestions">
      <For each={shown()}>
        {(suggestion) => (
          <SuggestionCard
            board={props.board}
            before={props.result.before}
            suggestion={suggestion}
            take={() => props.take(suggestion)}
            leave={() => setLeft((all) => [...all, suggestion])}
          />
        )}
      </For>
    </ul>
  );
}
