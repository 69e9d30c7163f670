/** A field for a name that says while you type whether you can have it, and offers a free one. */
import { Match, Show, Switch } from 'solid-js';
import type { NameCheck } from '../../../protocol/people/people.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import type { CheckedName } from './name-check.js';
import './name-field.css';

const REFUSALS = {
  letters: 'identity.nameLetters',
  mixed: 'identity.nameMixed',
  reserved: 'identity.nameReserved',
} as const;

export function NameField(props: { id: string; name: CheckedName; label?: string }) {
  const isWrong = () => ['taken', 'refused'].includes(props.name.check()?.state ?? '');
  return (
    <div class="name-field">
      <input
        id={props.id}
        class="field"
        name="name"
        required
        maxlength="40"
        autocomplete="nickname"
        aria-label={props.label}
        aria-invalid={isWrong()}
        aria-describedby={`${props.id}-check`}
        value={props.name.text()}
        onInput={(event) => props.name.type(event.currentTarget.value)}
      />
      <div class="name-check" id={`${props.id}-check`} role="status">
        <Show when={props.name.check()}>{(check) => <Verdict check={check()} name={props.name} />}</Show>
      </div>
    </div>
  );
}

function Verdict(props: { check: NameCheck; name: CheckedName }) {
  return (
    <Switch>
      <Match when={props.check.state === 'free'}>
        <p class="name-free">
          <Icon name="check" />
          {t('identity.nameFree', { name: props.name.text().trim() })}
        </p>
      </Match>
      <Match when={props.check.state === 'taken'}>
        <p>{t('identity.nameTaken', { name: props.name.text().trim() })}</p>
        <Show when={props.check.free}>
          {(free) => (
            <button type="button" class="button button-small" onClick={() => props.name.type(free())}>
              {t('identity.useFree', { name: free() })}
            </button>
          )}
        </Show>
      </Match>
      <Match when={props.check.why}>{(why) => <p>{t(REFUSALS[why()])}</p>}</Match>
    </Switch>
  );
}
