/** Announces to screen readers: others' moves, the consequences of any move, and whose turn it is here. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { language } from '../../../i18n/index.js';
import { headlineOf } from '../../actions/headline.js';
import type { ShownGame } from '../../session/shown-game.js';

/** How many lines a screen reader may lag behind. */
const MAX_LINES = 30;

interface Props {
  readonly game: ShownGame;
  readonly viewer: number | null;
  /** Whether a player here has to end their turn. */
  readonly isTurnToEnd: boolean;
  readonly hint: string;
}

export function Announcer(props: Props) {
  const [lines, setLines] = createSignal<readonly { readonly text: string }[]>([]);
  const announce = (more: readonly string[]): void => {
    if (more.length > 0) setLines((all) => [...all, ...more.map((text) => ({ text }))].slice(-MAX_LINES));
  };
  const linesOfMove = (move: number): string[] => {
    const { rules, names, moves } = props.game;
    const { seat, action } = moves[move];
    const [before, after] = [props.game.stateAt(move), props.game.stateAt(move + 1)];
    const main = seat === props.viewer ? [] : [rules.sentence(before, action, names, language())];
    return [...main, ...rules.consequences(before, after, names, language())];
  };
  /** Announced when a player here has to decide, or the game is over. */
  const headline = createMemo(() => {
    const { game, isTurnToEnd } = props;
    return game.isOver || isTurnToEnd || game.isHere(game.decider) ? headlineOf(game, isTurnToEnd) : '';
  });
  let lastLength = props.game.length;
  let lastHeadline = '';
  // First what happened, then whose turn it is.
  createEffect(
    on([() => props.game.length, headline], ([length, now]) => {
      const news: string[] = [];
      for (let move = lastLength; move < length; move++) news.push(...linesOfMove(move));
      announce(now !== '' && now !== lastHeadline ? [...news, now] : news);
      [lastLength, lastHeadline] = [length, now];
    }),
  );
  createEffect(() => props.hint && announce([props.hint]));
  return (
    <div class="visually-hidden announcer" role="log" aria-live="polite">
      <For each={lines()}>{({ text }) => <p>{text}</p>}</For>
    </div>
  );
}
