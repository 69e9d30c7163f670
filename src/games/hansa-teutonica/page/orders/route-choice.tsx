/** Routes in order of preference, picked on the board or from a list. */
import { createMemo, For, Show } from 'solid-js';
import type { Target } from '../../../../web/board/board.js';
import type { OrderFieldsProps } from '../../../../web/games/page.js';
import { Icon } from '../../../../web/shell/icons.jsx';
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
  const shift = (index: number, by: number): void => {
    const routes = [...props.routes];
    const [moved] = routes.splice(index, 1);
    routes.splice(index + by, 0, moved);
    props.changeRoutes(routes);
  };
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
        <ol class="route-list">
          <For each={props.routes}>
            {(id, i) => (
              <li>
                <span>{name(id)}</span>
                <button
                  type="button"
                  class="icon-button"
                  disabled={i() === 0}
                  aria-label={say('up', { name: name(id) })}
                  onClick={() => shift(i(), -1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  class="icon-button"
                  disabled={i() === props.routes.length - 1}
                  aria-label={say('down', { name: name(id) })}
                  onClick={() => shift(i(), 1)}
                >
                  <Icon name="down" />
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={say('remove', { name: name(id) })}
                  onClick={() => toggle(id)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )}
          </For>
        </ol>
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
