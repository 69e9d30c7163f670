/** A thing on a desk that may stand for actions: it is lit and can be pressed while it can be chosen. */
import { type JSX, Show } from 'solid-js';
import type { Spot, Target } from '../board/board.js';

/** What can be done on the decider's desk. */
export interface DeskTargets {
  /** Things that can be chosen. */
  readonly lit: ReadonlySet<Target>;
  /** Things to draw attention to. */
  readonly marked: ReadonlySet<Target>;
  /** How many things of each kind are picked, if an action needs several. */
  readonly picked?: ReadonlyMap<Target, number>;
  /** What a press would do, for the accessible name; empty if it only picks the thing. */
  does(target: Target): string;
  onPick(target: Target, at: Spot): void;
  /** Undoes a pick. */
  onPutBack?(target: Target): void;
}

interface Props {
  readonly target: Target;
  /** How many things of the same kind come before it. */
  readonly before?: number;
  readonly targets: DeskTargets | undefined;
  readonly name: string;
  readonly children: JSX.Element;
}

export function DeskThing(props: Props) {
  const isLit = (): boolean => props.targets?.lit.has(props.target) === true;
  const isMarked = (): boolean => props.targets?.marked.has(props.target) === true;
  const isPicked = (): boolean => (props.targets?.picked?.get(props.target) ?? 0) > (props.before ?? 0);
  const press = (event: MouseEvent): void => {
    if (isPicked()) {
      props.targets?.onPutBack?.(props.target);
      return;
    }
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    props.targets?.onPick(props.target, { x: left + width / 2, y: top });
  };
  return (
    <Show
      when={isLit()}
      fallback={
        <span class="desk-thing" classList={{ 'desk-thing-marked': isMarked() }} title={props.name}>
          {props.children}
        </span>
      }
    >
      <button
        type="button"
        class="desk-thing desk-thing-lit"
        classList={{ 'desk-thing-marked': isMarked(), 'desk-thing-picked': isPicked() }}
        data-desk-target={props.target}
        aria-label={[props.name, props.targets?.does(props.target)].filter(Boolean).join('. ')}
        aria-pressed={props.targets?.picked ? isPicked() : undefined}
        title={props.name}
        onClick={press}
      >
        {props.children}
      </button>
    </Show>
  );
}
