/** What a player can ask of the others: a pause, an end, and what they can give: more time. And resigning. */
import { createSignal, For, Show } from 'solid-js';
import type { Proposal } from '../../../../protocol/tables/commands.js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { ConfirmBox } from '../../fields/confirm-box.jsx';
import type { OnlineTable } from '../online-table.js';

interface Props {
  readonly table: OnlineTable;
  readonly document: TableDocument;
}

/** The other people who still play. */
function othersOf({ seats, you }: TableDocument): { readonly name: string; readonly seat: number }[] {
  return seats.flatMap(({ kind, name, resigned }, seat) =>
    kind === 'person' && !resigned && seat !== you.seat ? [{ name, seat }] : [],
  );
}

export function TogetherPart(props: Props) {
  const others = () => othersOf(props.document);
  const propose = (what: Proposal): void => void props.table.do({ do: 'propose', what });
  const takesTime = () => {
    const { settings, decides } = props.document;
    const { kind } = settings.pace;
    return kind === 'untimed' ? [] : others().filter(({ seat }) => kind === 'live' || seat === decides);
  };
  return (
    <section class="desk-part" aria-labelledby="together-part">
      <h2 id="together-part">{t('fair.together')}</h2>
      <div class="desk-ways">
        <For each={takesTime()}>
          {({ name, seat }) => (
            <button
              type="button"
              class="button button-small"
              data-give-time={seat}
              onClick={() => void props.table.do({ do: 'give-time', seat })}
            >
              <Icon name="clock" />
              {t('fair.giveTime', { name })}
            </button>
          )}
        </For>
        <Show when={!props.document.proposal}>
          <Show when={!props.document.paused}>
            <button type="button" class="button button-small" data-pause onClick={() => propose('pause')}>
              <Icon name="pause" />
              {t('fair.propose-pause')}
            </button>
          </Show>
          <button type="button" class="button button-small" data-end onClick={() => propose('end')}>
            {t(others().length > 0 ? 'fair.propose-end' : 'fair.endNow')}
          </button>
        </Show>
        <Resign {...props} isLast={others().length === 0} />
      </div>
    </section>
  );
}

function Resign(props: Props & { isLast: boolean }) {
  const [asks, setAsks] = createSignal(false);
  const question = (): string => {
    if (props.isLast) return t('fair.resignAlone');
    return t(props.document.settings.rated ? 'fair.resignRated' : 'fair.resignAsk');
  };
  return (
    <Show
      when={asks()}
      fallback={
        <button
          type="button"
          class="button button-small button-quiet"
          data-resign
          onClick={() => setAsks(true)}
        >
          <Icon name="flag" />
          {t('fair.resign')}
        </button>
      }
    >
      <ConfirmBox
        question={question()}
        button={t('fair.resign')}
        confirm={() => {
          setAsks(false);
          void props.table.do({ do: 'resign' });
        }}
        cancel={() => setAsks(false)}
      />
    </Show>
  );
}
