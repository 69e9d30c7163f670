/** The list of choices that opens where a place on the board or a button allows several. */
import { createSignal, Show } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { JsonObject } from '../../../core/json.js';
import type { Spot } from '../../board/board.js';
import type { PieceKind } from '../../board/pieces/piece.jsx';
import { keep, kept } from '../../settings/keep.js';
import type { Option } from './choices.js';
import { Chooser } from './chooser.jsx';

export interface Menu {
  readonly title: string;
  readonly options: readonly Option[];
  readonly at: Spot;
  /** What is known of the place beside its title. */
  readonly about?: readonly string[];
  /** Where the rules explain it. */
  readonly topic?: string | undefined;
}

const KNOWS = 'knowsMenu';
const [isKnown, setIsKnown] = createSignal(kept(KNOWS) === 'yes');
/** Whether the player has ever opened the list of choices where one click plays the usual one. */
export const knowsMenu = isKnown;
function setKnowsMenu(): void {
  if (isKnown()) return;
  keep(KNOWS, 'yes');
  setIsKnown(true);
}

export interface ChoiceMenuState {
  readonly shown: () => Menu | null;
  /** Plays the only choice or the usual one, or lets the player choose. */
  choose(menu: Menu): void;
  /** Lets the player choose. Returns whether there are several choices. */
  open(menu: Menu): boolean;
  play(option: Option): void;
  close(): void;
}

export function createChoiceMenu(
  play: (option: Option) => void,
  usual: (options: readonly Option[]) => Option | undefined,
): ChoiceMenuState {
  const [shown, setShown] = createSignal<Menu | null>(null);
  const close = (): void => void setShown(null);
  const playOption = (option: Option): void => {
    close();
    play(option);
  };
  const show = (menu: Menu): boolean => {
    if (menu.options.length > 1) setShown(menu);
    return menu.options.length > 1;
  };
  const open = (menu: Menu): boolean => {
    const isOpen = show(menu);
    if (isOpen) setKnowsMenu();
    return isOpen;
  };
  const choose = (menu: Menu): void => {
    const option = usual(menu.options);
    if (option) playOption(option);
    else show(menu);
  };
  return { shown, choose, open, play: playOption, close };
}

interface Props {
  readonly menu: ChoiceMenuState;
  /** Of the seat that decides. */
  readonly colour: number;
  label(action: JsonObject): string;
  /** The piece to show beside an option. */
  pieceOf(action: JsonObject): PieceKind | undefined;
  /** What a hint suggests. */
  readonly advised: Action | null;
}

export function ChoiceMenu(props: Props) {
  return (
    <Show when={props.menu.shown()}>
      {(menu) => (
        <Chooser
          title={menu().title}
          options={menu().options}
          at={menu().at}
          about={menu().about}
          topic={menu().topic}
          colour={props.colour}
          label={props.label}
          pieceOf={props.pieceOf}
          advised={props.advised}
          onChoose={props.menu.play}
          onCancel={props.menu.close}
        />
      )}
    </Show>
  );
}
