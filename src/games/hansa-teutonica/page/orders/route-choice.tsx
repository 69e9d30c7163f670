/** Routes in order of preference, picked on the board or from a list. */
import { createMemo, For, Show } from 'solid-js';
import type { Target } from '../../../../web/board/board.js';
import type { OrderFieldsProps } from '../../../../web/games/page.js';
import { Icon, type IconName } from '../../../../web/shell/controls/icons.jsx';
import { fileOf, routeName } from '../board/file.js';
import { HansaTeutonicaBoard } from '../board/index.jsx';
import { say } from './say.js';

interface Props extends OrderFieldsProps {
  readonly routes: readonly string[];
  changeRoutes(routes: string[]): void;
}

export function RouteChoice(props: Props) {
  const all = createMemo(() => fileOf(props.rules).routes.map(({ id }) => id));
  const name = (id: string): string => routeName(props.rules, id);
  const toggle = (id: string): void =>
    props.changeRoutes(
      props.routes.includes(id) ? props.routes.filter((one) => one !== id) : [...props.routes, id],
    );
  const left = createMemo(() =>
    all()
      .filter((id) => !props.routes.includes(id))
      .sort((a, b) => name(a).localeCompare(name(b))),
  );
  const targets = createMemo<ReadonlySet<Target>>(() => new Set(all().map((id) => `route:${id}`)));
  return (
    <fieldset class="route-choice">
      <legend>{say('wanted')}</legend>
      <p class="hint">{say('wantedHint')}</p>
      <div class="route-board">
        <HansaTeutonicaBoard
          rules={props.rules}
          position={props.position}
          colours={props.colours}
          names={props.names}
          lit={targets()}
          marked={new Set(props.routes.map((id) => `route:${id}`))}
          onPick={(target) => toggle(target.slice('route:'.length))}
          onAsk={() => {}}
        />
      </div>
      <Show when={props.routes.length > 0}>
        <RouteList routes={props.routes} name={name} change={props.changeRoutes} />
      </Show>
      <select
        class="field"
        aria-label={say('addRoute')}
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = '';
          if (value) toggle(value);
        }}
      >
        <option value="">{say('addRoute')}</option>
        <For each={left()}>{(id) => <option value={id}>{name(id)}</option>}</For>
      </select>
    </fieldset>
  );
}

interface ListProps {
  readonly routes: readonly string[];
  name(id: string): string;
  change(routes: string[]): void;
}

/** The chosen routes in order, with buttons to move and remove each. */
function RouteList(props: ListProps) {
  const move = (index: number, by: number): void => {
    const routes = [...props.routes];
    const [moved] = routes.splice(index, 1);
    routes.splice(index + by, 0, moved);
    props.change(routes);
  };
  return (
    <ol class="route-list">
      <For each={props.routes}>
        {(id, i) => (
          <li>
            <span>{props.name(id)}</span>
            <RowButton
              icon="up"
              label={say('up', { name: props.name(id) })}
              disabled={i() === 0}
              onClick={() => move(i(), -1)}
            />
            <RowButton
              icon="down"
              label={say('down', { name: props.name(id) })}
              disabled={i() === props.routes.length - 1}
              onClick={() => move(i(), 1)}
            />
            <RowButton
              icon="close"
              label={say('remove', { name: props.name(id) })}
              onClick={() => props.change(props.routes.filter((one) => one !== id))}
            />
          </li>
        )}
      </For>
    </ol>
  );
}

function RowButton(props: { icon: IconName; label: string; disabled?: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      class="icon-button"
      disabled={props.disabled}
      aria-label={props.label}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
