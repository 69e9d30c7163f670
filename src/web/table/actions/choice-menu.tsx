/** The menu that opens if a target or a button offers several choices. */
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
  /** What else to say about the target, besides its title. */
  readonly about?: readonly string[];
  /** The rules topic that explains it. */
  readonly topic?: string | undefined;
}

const KNOWS = 'knowsMenu';
const [isKnown, setIsKnown] = createSignal(kept(KNOWS) === 'yes');
/** Whether the player has ever opened the menu of a target where one click plays the usual choice. */
export const knowsMenu = isKnown;
function setKnowsMenu(): void {
  if (isKnown()) return;
  keep(KNOWS, 'yes');
  setIsKnown(true);
}

export interface ChoiceMenuState {
  readonly shown: () => Menu | null;
  /** Plays the only or usual choice, or opens the menu. */
  choose(menu: Menu): void;
  /** Opens the menu. Returns whether there are several choices. */
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
  /** The decider's colour. */
  readonly colour: number;
  label(action: JsonObject): string;
  /** The piece to show beside an option. */
  pieceOf(action: JsonObject): PieceKind | undefined;
  /** The action that a hint suggests. */
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
