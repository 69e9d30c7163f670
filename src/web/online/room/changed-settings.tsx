/** The host has changed the settings since you sat down: what is different now, and whether you stay. */
import { For, Show } from 'solid-js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { TableDocument, You } from '../../../protocol/tables/document.js';
import type { Settings, SettingsChange } from '../../../protocol/tables/settings.js';
import { t } from '../../i18n/index.js';
import { bringIntoView } from '../../shell/bring-into-view.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { botLabel } from '../connection/server-bots.js';
import { paceText } from '../times.js';

type Names = readonly string[];

const firstWords = (first: number | null, names: Names): string =>
  first === null
    ? t('fair.firstByLot')
    : t('fair.firstIs', { name: names[first] || t('home.seat', { n: first + 1 }) });

/** A setting that matters to those who play, in words. */
const WORDS: { readonly [K in keyof Settings]?: (value: Settings[K], names: Names) => string } = {
  pace: paceText,
  rated: (rated) => t(rated ? 'fair.rated' : 'fair.casual'),
  hints: (hints) => t(hints ? 'fair.hints' : 'fair.noHints'),
  undo: (undo) => t(`fair.undoIs-${undo}`),
  rest: (rest) => t(rest ? 'fair.restIs' : 'fair.restIsNot'),
  runOut: (runOut) => t(`online.runOut-${runOut}`),
  standIn: (level) => botLabel(level),
  first: firstWords,
  spectators: (spectators) => t(spectators ? 'online.spectators' : 'fair.noSpectators'),
};

/** What the words are about, where they do not say it themselves. */
const labelOf = (name: keyof Settings): string =>
  name === 'runOut' || name === 'standIn' ? `${t(`online.${name}`)}: ` : '';

function changesInWords(from: SettingsChange, now: Settings, names: Names): string[] {
  return (Object.keys(WORDS) as (keyof typeof WORDS & keyof SettingsChange)[])
    .filter((name) => name in from)
    .map((name) => {
      const words = WORDS[name] as (value: unknown, names: Names) => string;
      const [after, before] = [words(now[name], names), words(from[name], names)];
      return labelOf(name) + t('fair.changedFrom', { now: after, before });
    });
}

interface Props {
  readonly document: TableDocument;
  run(command: Command): void;
  leave(): void;
}

export function ChangedSettings(props: Props) {
  return (
    <Show when={props.document.you.changed}>{(changed) => <Asked {...props} changed={changed()} />}</Show>
  );
}

function Asked(props: Props & { changed: NonNullable<You['changed']> }) {
  const names = () => props.document.seats.map(({ name }) => name);
  return (
    <section class="room-note" role="alert" aria-labelledby="changed-title" data-changed ref={bringIntoView}>
      <h2 id="changed-title">{t('fair.changedTitle')}</h2>
      <ul class="room-settings">
        <For each={changesInWords(props.changed.from, props.document.settings, names())}>
          {(words) => <li>{words}</li>}
        </For>
      </ul>
      <p>{t('fair.changedAsk')}</p>
      <div class="room-note-ways">
        <button
          type="button"
          class="button button-primary"
          data-accept
          onClick={() => props.run({ do: 'accept', settings: props.changed.number })}
        >
          <Icon name="check" />
          {t('fair.changedAccept')}
        </button>
        <button type="button" class="button" onClick={() => props.leave()}>
          {t('online.leave')}
        </button>
      </div>
    </section>
  );
}
