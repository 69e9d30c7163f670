/** On a narrow screen, where the desks are out of sight: the usable things from the decider's desk. */
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { JsonObject } from '../../../core/json.js';
import type { DeskTargets } from '../../games/desk-thing.jsx';
import { pageOf } from '../../games/index.js';
import { isNarrow } from '../screen/widths.js';
import type { ShownGame } from '../session/shown-game.js';

interface Props {
  readonly game: ShownGame;
  readonly position: JsonObject;
  readonly targets: DeskTargets;
}

export function NarrowDesk(props: Props) {
  const { rules } = props.game;
  const desk = () => (props.position.seats as JsonObject[])[props.game.decider];
  return (
    <Show when={isNarrow() && props.targets.lit.size > 0 && desk() && pageOf(rules).DeskThings}>
      {(component) => (
        <div class="action-things">
          <Dynamic
            component={component()}
            rules={rules}
            desk={desk()}
            own={true}
            colour={props.game.seats[props.game.decider].colour}
            targets={props.targets}
          />
        </div>
      )}
    </Show>
  );
}
