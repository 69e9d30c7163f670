/** The form of a new game, on this device or at a table: the game on one side, the players and options on the other. */
import type { JSX } from 'solid-js';
import { Icon, type IconName } from '../../shell/icons.jsx';
import { ConfigChoice, seatsFor } from './config-choice.jsx';
import type { Setup } from './setup.js';

interface Props {
  readonly title: string;
  readonly setup: Setup;
  changeConfig(config: Setup['config']): void;
  readonly icon: IconName;
  readonly submit: string;
  readonly busy: boolean;
  onSubmit(): void;
  /** Players and options. */
  readonly children: JSX.Element;
}

/** The setup with another config: as many seats as it has players, and a first player among them. */
export function withConfig(setup: Setup, config: Setup['config'], who?: string): Setup {
  const players = Number(config.players);
  const first = setup.first !== null && setup.first < players ? setup.first : null;
  return { config, seats: seatsFor(setup.seats, players, who), first };
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
          <ConfigChoice config={props.setup.config} use={(config) => props.changeConfig(config)} />
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
