/** The tools above the drawing. */
import { For, type JSX } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { Editor, Tool } from './contract.js';
import { alignSelected, copySelected, mirrorSelected, removeSelected } from './edits.js';
import { type ToolIcon, ToolPicture } from './icons.jsx';

const TOOLS: readonly { readonly tool: Tool; readonly icon: ToolIcon; readonly key: string }[] = [
  { tool: 'select', icon: 'pointer', key: 'V' },
  { tool: 'city', icon: 'house', key: 'C' },
  { tool: 'route', icon: 'way', key: 'R' },
];

export function Toolbar(props: { editor: Editor; children: JSX.Element }) {
  const { editor } = props;
  const hasSome = (): boolean => editor.selection().length > 0;
  return (
    <div class="editor-toolbar" role="toolbar" aria-label={t('editor.tools')}>
      <div class="toolbar-group">
        <For each={TOOLS}>
          {({ tool, icon, key }) => (
            <button
              type="button"
              class="editor-tool"
              aria-pressed={editor.tool() === tool}
              title={`${t(`editor.tool-${tool}`)} (${key})`}
              onClick={() => editor.setTool(tool)}
            >
              <ToolPicture name={icon} />
              <span>{t(`editor.tool-${tool}`)}</span>
            </button>
          )}
        </For>
      </div>
      <div class="toolbar-group">
        <Plain
          icon="undo"
          label={t('editor.undo')}
          keys="Ctrl Z"
          isOff={!editor.canUndo()}
          run={editor.undo}
        />
        <Plain
          icon="redo"
          label={t('editor.redo')}
          keys="Ctrl Y"
          isOff={!editor.canRedo()}
          run={editor.redo}
        />
      </div>
      <div class="toolbar-group">
        <button
          type="button"
          class="editor-tool is-plain"
          aria-pressed={editor.hasGrid()}
          aria-label={t('editor.grid')}
          title={`${t('editor.grid')} (G)`}
          onClick={() => editor.setGrid(!editor.hasGrid())}
        >
          <ToolPicture name="grid" />
        </button>
        <Plain icon="align" label={t('editor.align')} keys="L" run={() => alignSelected(editor)} />
        <Plain icon="mirror" label={t('editor.mirror')} keys="M" run={() => mirrorSelected(editor)} />
        <Plain
          icon="copy"
          label={t('editor.copy')}
          keys="Ctrl D"
          isOff={!hasSome()}
          run={() => copySelected(editor)}
        />
        <Plain
          icon="trash"
          label={t('editor.remove')}
          keys="Del"
          isOff={!hasSome()}
          run={() => removeSelected(editor)}
        />
      </div>
      <span class="spread" />
      <div class="toolbar-group">{props.children}</div>
    </div>
  );
}

const Plain = (props: { icon: ToolIcon; label: string; keys: string; isOff?: boolean; run(): void }) => (
  <button
    type="button"
    class="editor-tool is-plain"
    aria-label={props.label}
    title={`${props.label} (${props.keys})`}
    disabled={props.isOff === true}
    onClick={() => props.run()}
  >
    <ToolPicture name={props.icon} />
  </button>
);
