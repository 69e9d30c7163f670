/** The list of choices that opens where a place on the board or a button allows several. */
import { createSignal, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot } from '../../board/board.js';
import type { PieceKind } from '../../board/pieces/piece.jsx';
import type { Option } from './choices.js';
import { Chooser } from './chooser.jsx';

export interface Menu {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  /** Where the rules explain it. */
  readonly topic?: string | undefined;
}

export interface ChoiceMenuState {
  readonly shown: () => Menu | null;
  /** Plays the only choice, or lets the player choose. */
  choose(menu: Menu): void;
  play(option: Option): void;
  close(): void;
}

export function createChoiceMenu(play: (option: Option) => void): ChoiceMenuState {
  const [shown, setShown] = createSignal<Menu | null>(null);
  const close = (): void => void setShown(null);
  const playOption = (option: Option): void => {
    close();
    play(option);
  };
  const choose = (menu: Menu): void => {
    if (menu.options.length === 1) playOption(menu.options[0]);
    else if (menu.options.length > 1) setShown(menu);
  };
  return { shown, choose, play: playOption, close };
}

interface Props {
  readonly menu: ChoiceMenuState;
  /** Of the seat that decides. */
  readonly colour: number;
  label(action: JsonObject): string;
  /** The piece to show beside an option. */
  pieceOf(action: JsonObject): PieceKind | undefined;
}

export function ChoiceMenu(props: Props) {
  return (
    <Show when={props.menu.shown()}>
      {(menu) => (
        <Chooser
          title={menu().title}
          options={menu().options}
          at={menu().at}
          topic={menu().topic}
          colour={props.colour}
          label={props.label}
          pieceOf={props.pieceOf}
          onChoose={props.menu.play}
          onCancel={props.menu.close}
        />
      )}
    </Show>
  );
}
