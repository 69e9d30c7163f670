/** What is wrong with the board, and what is unwise: each leads to the place in question. */
import { For, Show } from 'solid-js';
import type { Ref } from '../../../../workshop/edit/model.js';
import { t, textOr } from '../../../i18n/index.js';
import type { Editor } from '../contract.js';
import { SmallButton } from './fields.jsx';
import { namesOf } from './names-of.js';
import { problemWords } from './problem-words.js';

export function Concerns(props: { editor: Editor }) {
  const { editor } = props;
  return (
    <section class="editor-concerns" aria-label={t('editor.concerns')}>
      <p class="concerns-sum" role="status" classList={{ 'is-good': editor.problems().length === 0 }}>
        {editor.problems().length === 0
          ? t('editor.playable')
          : t('editor.problems', { n: editor.problems().length })}
      </p>
      <ul>
        <For each={editor.problems()}>
          {(problem) => (
            <li class="concern is-problem">
              <Place editor={editor} refs={problem.refs} leadsOn>
                {problemWords(editor, problem)}
              </Place>
            </li>
          )}
        </For>
        <For each={editor.hints()}>
          {(hint) => (
            <li class="concern">
              <Place editor={editor} refs={hint.refs}>
                {sentence(namesOf(editor, hint.refs), textOr(`editor.hint-${hint.key}`, hint.key))}
              </Place>
              <SmallButton icon="close" label={t('editor.wave')} run={() => editor.wave(hint)} />
            </li>
          )}
        </For>
      </ul>
      <Show when={editor.waved() > 0}>
        <button type="button" class="button button-small button-quiet" onClick={() => editor.unwave()}>
          {t('editor.unwave', { n: editor.waved() })}
        </button>
      </Show>
    </section>
  );
}

const sentence = (place: string, words: string): string => (place === '' ? words : `${place}: ${words}`);

/** A button, if there is a thing to go to; `leadsOn` to the whole board where there is none. */
function Place(props: { editor: Editor; refs: readonly Ref[]; leadsOn?: boolean; children: string }) {
  return (
    <Show when={props.refs.length > 0 || props.leadsOn} fallback={<span>{props.children}</span>}>
      <button type="button" class="concern-place" onClick={() => props.editor.select(props.refs)}>
        {props.children}
      </button>
    </Show>
  );
}
