/** The form for a new game, here or at a table: the game on one side, players and options on the other. */
import type { JSX } from 'solid-js';
import { Icon, type IconName } from '../../shell/controls/icons.jsx';
import { ConfigChoice, type Offered, seatsFor } from './config-choice.jsx';
import type { Seating } from './seating.js';

interface Props {
  readonly title: string;
  readonly seating: Seating;
  changeConfig(config: Seating['config']): void;
  /** The boards on offer; defaults to those that ship. */
  readonly offered?: Offered;
  /** Extra content below the choice of the game. */
  readonly more?: JSX.Element;
  readonly icon: IconName;
  readonly submit: string;
  readonly busy: boolean;
  onSubmit(): void;
  /** Players and options. */
  readonly children: JSX.Element;
}

/** The seating for another config: one seat per player, and a first player among them. */
export function withConfig(seating: Seating, config: Seating['config'], who?: string): Seating {
  const players = Number(config.players);
  const first = seating.first !== null && seating.first < players ? seating.first : null;
  return { config, seats: seatsFor(seating.seats, players, who), first };
}

export function NewGameForm(props: Props) {
  return (
    <form
      class="page new-game"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <h1>{props.title}</h1>
      <div class="new-game-columns">
        <div class="new-game-what">
          <ConfigChoice
            config={props.seating.config}
            offered={props.offered}
            use={(config) => props.changeConfig(config)}
          />
          {props.more}
        </div>
        <div class="new-game-side">
          <div class="new-game-who card">{props.children}</div>
          <div class="new-game-start">
            <button type="submit" class="button button-primary button-large" disabled={props.busy}>
              <Icon name={props.icon} />
              {props.submit}
            </button>
          </div>
        </div>
      </div>
    </form>
  );
}
