/** The posts of a city in their order: colour, shape and coin. */
import { For, Index } from 'solid-js';
import { t } from '../../../../web/i18n/index.js';
import { Icon } from '../../../../web/shell/controls/icons.jsx';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { SmallButton, Stepper } from '../../../../web/workshop/editor/panel/fields.jsx';
import {
  type City,
  COLOURS,
  MOST_POSTS,
  MOST_PRESTIGE,
  type Post,
} from '../../../../workshop/edit/hansa-teutonica/board.js';
import {
  addPost,
  changePost,
  movePost,
  removePost,
} from '../../../../workshop/edit/hansa-teutonica/cities.js';
import { change, words } from './edit.js';

export function Posts(props: { editor: Editor; city: City }) {
  const { editor } = props;
  const id = () => props.city.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take a line of its own in a grid.
    <div class="editor-field" role="group" aria-label={t('editor.posts')}>
      <span class="editor-label post-heading" aria-hidden="true">
        <span>{t('editor.posts')}</span>
        <span class="post-coin">{t('editor.coins')}</span>
      </span>
      <ol class="post-list">
        <Index each={props.city.posts}>
          {(post, i) => (
            <li class="post-row">
              <Colours editor={editor} city={id()} post={post()} index={i} />
              <span class="spread" />
              <Stepper
                isBare
                label={t('editor.coin', { n: i + 1 })}
                value={post().prestige ?? 0}
                least={0}
                most={MOST_PRESTIGE}
                put={(prestige) => change(editor, (b) => changePost(b, id(), i, { prestige }))}
              />
              <SmallButton
                icon="up"
                label={t('editor.earlier', { n: i + 1 })}
                isOff={i === 0}
                run={() => change(editor, (b) => movePost(b, id(), i, i - 1))}
              />
              <SmallButton
                icon="close"
                label={t('editor.removePost', { n: i + 1 })}
                run={() => change(editor, (b) => removePost(b, id(), i))}
              />
            </li>
          )}
        </Index>
      </ol>
      <button
        type="button"
        class="button button-small"
        disabled={props.city.posts.length >= MOST_POSTS}
        onClick={() => change(editor, (b) => addPost(b, id()))}
      >
        <Icon name="plus" />
        {t('editor.addPost')}
      </button>
    </div>
  );
}

/** The colour of a post; the chosen one again changes its shape. */
function Colours(props: { editor: Editor; city: string; post: Post; index: number }) {
  const put = (next: Partial<Post>): void =>
    change(props.editor, (b) => changePost(b, props.city, props.index, next));
  const isRound = (): boolean => props.post.piece === 'merchant';
  return (
    <>
      <For each={COLOURS}>
        {(privilege) => (
          <button
            type="button"
            class={`swatch swatch-${privilege}`}
            classList={{ 'is-merchant': isRound() }}
            aria-pressed={props.post.privilege === privilege}
            aria-label={t('editor.postColour', { n: props.index + 1, colour: words().colours[privilege] })}
            title={words().colours[privilege]}
            onClick={() => put({ privilege })}
          />
        )}
      </For>
      <button
        type="button"
        class="editor-small"
        aria-pressed={isRound()}
        aria-label={t('editor.postRound', { n: props.index + 1 })}
        title={words().kinds[props.post.piece]}
        onClick={() => put({ piece: isRound() ? 'trader' : 'merchant' })}
      >
        <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
          {isRound() ? (
            <circle class="post-piece" r="8" />
          ) : (
            <rect class="post-piece" x="-8" y="-8" width="16" height="16" rx="2" />
          )}
        </svg>
      </button>
    </>
  );
}
