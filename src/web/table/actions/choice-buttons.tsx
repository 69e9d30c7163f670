/** Buttons for the actions that have no place on the board. */
import { For, Show } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { PASS } from '../../games/page.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import type { ShownGame } from '../session/shown-game.js';
import type { Menu } from './choice-menu.jsx';
import type { Choices, Option } from './choices.js';

interface Props {
  readonly game: ShownGame;
  readonly choices: Choices;
  label(action: JsonObject): string;
  /** The option that one press plays; `undefined` if the player has to choose. */
  usual(options: readonly Option[]): Option | undefined;
  onChoose(menu: Menu): void;
  onMenu(menu: Menu): void;
  /** Whether nothing is left but to end the turn or the step: that button then stands out. */
  readonly isOnly: boolean;
  onPass(option: Option): void;
  /** The action that a hint suggests. */
  readonly advised: Action | null;
}

export function ChoiceButtons(props: Props) {
  const presentation = () => presentationOf(props.game.rules);
  return (
    <>
      <For each={presentation().places}>
        {(place) => (
          <Show when={props.choices.byPlace.get(place)}>
            {(options) => <PlaceButton {...props} place={place} options={options()} />}
          </Show>
        )}
      </For>
      <For each={props.choices.byPlace.get(PASS) ?? []}>
        {(option) => (
          <button
            type="button"
            class="button"
            classList={{
              'button-primary': props.isOnly,
              advised: option.action === props.advised,
            }}
            data-pass
            data-action={JSON.stringify(option.json)}
            onClick={() => props.onPass(option)}
          >
            {props.label(option.json)}
          </button>
        )}
      </For>
    </>
  );
}

/** A button that plays its only or usual action, with the others beside it; or opens a menu. */
function PlaceButton(props: Props & { place: string; options: readonly Option[] }) {
  const name = () => presentationOf(props.game.rules).placeName(props.place);
  const played = () => props.usual(props.options);
  const menu = (event: MouseEvent): Menu => ({ title: name(), options: props.options, at: above(event) });
  const onContextMenu = (event: MouseEvent): void => {
    if (props.options.length === 1) return;
    event.preventDefault();
    props.onMenu(menu(event));
  };
  return (
    <span class="split-button">
      <button
        type="button"
        class="button"
        classList={{ advised: props.options.some(({ action }) => action === props.advised) }}
        data-place={props.place}
        onClick={(event) => props.onChoose(menu(event))}
        onContextMenu={onContextMenu}
      >
        <Show when={played()} fallback={name()}>
          {(option) => props.label(option().json)}
        </Show>
      </button>
      <Show when={played() && props.options.length > 1}>
        <button
          type="button"
          class="button split-more"
          data-more={props.place}
          aria-label={`${name()}: ${t('table.allChoices')}`}
          title={t('table.allChoices')}
          aria-haspopup="dialog"
          onClick={(event) => props.onMenu(menu(event))}
        >
          <Icon name="down" />
        </button>
      </Show>
    </span>
  );
}

function above(event: MouseEvent): Spot {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top };
}
