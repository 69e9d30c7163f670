/** Tells a screen reader what happens: others' moves, what follows from any move, and when a person is asked. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { language } from '../../i18n/index.js';
import { headlineOf } from '../actions/headline.js';
import type { Play, Step } from '../session/play.js';

/** As many lines are kept as a reader may be behind. */
const KEPT = 30;

export function Announcer(props: { session: Play; viewer: number | null; hint: string }) {
  const [lines, setLines] = createSignal<readonly { readonly text: string }[]>([]);
  const tell = (more: readonly string[]): void => {
    if (more.length > 0) setLines((all) => [...all, ...more.map((text) => ({ text }))].slice(-KEPT));
  };
  const toldOf = ({ seat, before, action, after }: Step): string[] => {
    const { rules, names } = props.session;
    const what = seat === props.viewer ? [] : [rules.sentence(before, action, names, language())];
    return [...what, ...rules.consequences(before, after, names, language())];
  };
  const asked = createMemo(() => {
    const { session } = props;
    return session.isOver || session.isHere(session.decider) ? headlineOf(session) : '';
  });
  let told = props.session.length;
  let toldAsked = '';
  // First what happened, then who is asked.
  createEffect(
    on([() => props.session.length, asked], ([count, now]) => {
      const news = props.session.steps.slice(told, count).flatMap(toldOf);
      tell(now !== '' && now !== toldAsked ? [...news, now] : news);
      [told, toldAsked] = [count, now];
    }),
  );
  createEffect(() => props.hint && tell([props.hint]));
  return (
    <div class="visually-hidden announcer" role="log" aria-live="polite">
      <For each={lines()}>{({ text }) => <p>{text}</p>}</For>
    </div>
  );
}
