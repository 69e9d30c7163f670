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

export const Toolbar = (props: { editor: Editor; children: JSX.Element }) => (
  <div class="editor-toolbar" role="toolbar" aria-label={t('editor.tools')}>
    <Tools editor={props.editor} />
    <Steps editor={props.editor} />
    <Arranging editor={props.editor} />
    <span class="spread" />
    <div class="toolbar-group">{props.children}</div>
  </div>
);

const toolName = ({ view }: Editor, tool: Tool): string =>
  t(`editor.tool-${tool === 'route' ? view.way : tool}`);

const Tools = (props: { editor: Editor }) => (
  <div class="toolbar-group">
    <For each={TOOLS}>
      {({ tool, icon, key }) => (
        <button
          type="button"
          class="editor-tool"
          aria-pressed={props.editor.tool() === tool}
          title={`${toolName(props.editor, tool)} (${key})`}
          onClick={() => props.editor.setTool(tool)}
        >
          <ToolPicture name={icon} />
          <span>{toolName(props.editor, tool)}</span>
        </button>
      )}
    </For>
  </div>
);

function Steps(props: { editor: Editor }) {
  const { undo, redo, canUndo, canRedo } = props.editor;
  return (
    <div class="toolbar-group">
      <Plain icon="undo" label={t('editor.undo')} keys="Ctrl Z" isOff={!canUndo()} run={undo} />
      <Plain icon="redo" label={t('editor.redo')} keys="Ctrl Y" isOff={!canRedo()} run={redo} />
    </div>
  );
}

function Arranging(props: { editor: Editor }) {
  const { editor } = props;
  const hasNone = (): boolean => editor.selection().length === 0;
  return (
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
        isOff={hasNone()}
        run={() => copySelected(editor)}
      />
      <Plain
        icon="trash"
        label={t('editor.remove')}
        keys="Del"
        isOff={hasNone()}
        run={() => removeSelected(editor)}
      />
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
