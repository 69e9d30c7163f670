/** A button that starts and cancels, and how far it is. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';

export const StartButton = (props: { isRunning: boolean; label: string; start(): void; stop(): void }) => (
  <Show
    when={props.isRunning}
    fallback={
      <button type="button" class="button button-primary button-large" onClick={() => props.start()}>
        <Icon name="play" />
        {props.label}
      </button>
    }
  >
    <button type="button" class="button button-large" onClick={() => props.stop()}>
      <Icon name="close" />
      {t('common.cancel')}
    </button>
  </Show>
);

export const ProgressRow = (props: { value: number; max: number; children: JSX.Element }) => (
  <div class="try-progress">
    <progress value={props.value} max={props.max} aria-label={t('boards.howMany')} />
    <span role="status">{props.children}</span>
  </div>
);
