/** A picture under the drawing to trace. It stays on the device, apart from the board, and is never sent. */
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { toast } from '../../../shell/controls/toast.jsx';
import { getBoard } from '../../../store/boards.js';
import { openStore, type Store } from '../../../store/database.js';
import type { Editor } from '../contract.js';

interface Traced {
  /** Of the board. */
  readonly id: string;
  readonly picture: Blob;
  /** From 0 to 1. */
  readonly strength: number;
}

const LARGEST_BYTES = 20_000_000;
const USUAL_STRENGTH = 0.5;

let store: Promise<Store<Traced>> | undefined;
const open = (): Promise<Store<Traced>> => {
  store ??= openTidied();
  return store;
};

/** Without the pictures of boards that were deleted. */
async function openTidied(): Promise<Store<Traced>> {
  const opened = await openStore<Traced>('kontor-tracings', 'pictures');
  for (const { id } of await opened.all())
    if ((await getBoard(id)) === undefined) await opened.edit(id, () => undefined);
  return opened;
}

const [changes, setChanges] = createSignal(0);

async function save(id: string, traced: Traced | undefined): Promise<void> {
  try {
    await (await open()).edit(id, () => traced);
  } catch {
    toast(t('editor.pictureNotKept'), { kind: 'error' });
  }
  setChanges((n) => n + 1);
}

const createTraced = (editor: Editor) =>
  createResource(changes, async () => (await open()).get(editor.own.id))[0];

/** An address that is valid as long as the picture is shown. */
function addressOf(picture: Blob): string {
  const address = URL.createObjectURL(picture);
  onCleanup(() => URL.revokeObjectURL(address));
  return address;
}

export function Tracing(props: { editor: Editor }) {
  const { editor } = props;
  const traced = createTraced(editor);
  const size = () => {
    const scale = editor.view.scale(editor.board());
    const [w, h] = editor.board().size as [number, number];
    return { width: w * scale, height: h * scale };
  };
  return (
    <Show when={traced.latest?.picture} keyed>
      {(picture) => (
        <image
          class="editor-tracing"
          href={addressOf(picture)}
          {...size()}
          opacity={traced.latest?.strength}
          preserveAspectRatio="xMidYMid meet"
        />
      )}
    </Show>
  );
}

export function TracingFields(props: { editor: Editor }) {
  const { id } = props.editor.own;
  const traced = createTraced(props.editor);
  let picker!: HTMLInputElement;
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    if (!file.type.startsWith('image/') || file.size > LARGEST_BYTES)
      toast(t('editor.noPicture', { megabytes: LARGEST_BYTES / 1e6 }), { kind: 'error' });
    else void save(id, { id, picture: file, strength: USUAL_STRENGTH });
    picker.value = '';
  };
  return (
    <div class="editor-field">
      <span class="editor-label">{t('editor.tracing')}</span>
      <p class="hint">{t('editor.tracingHint')}</p>
      <div class="editor-row">
        <button type="button" class="button button-small" onClick={() => picker.click()}>
          {t('editor.choosePicture')}
        </button>
        <input ref={picker} type="file" accept="image/*" hidden onChange={() => take(picker.files?.[0])} />
        <Show when={traced.latest}>
          {(one) => (
            <>
              <input
                type="range"
                min="0.1"
                max="1"
                step="0.1"
                aria-label={t('editor.strength')}
                value={one().strength}
                onChange={(event) => void save(id, { ...one(), strength: Number(event.currentTarget.value) })}
              />
              <button
                type="button"
                class="button button-small button-quiet"
                onClick={() => void save(id, undefined)}
              >
                {t('editor.removePicture')}
              </button>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
