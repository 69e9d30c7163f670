/** A board that you keep on the server. */
import { createSignal, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { Tool } from '../../shell/controls/tool.jsx';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { dropBoard, type KeptBoard, publishBoard, showBoardError } from './boards-api.js';
import { loadKeptBoards } from './kept-boards.js';
import { LineForm } from './line-form.jsx';
import { ServerCard } from './server-card.jsx';

function stateOf({ removed, published, version }: KeptBoard): string {
  if (removed !== null) return t('shelf.isRemoved', { reason: removed });
  return published === null ? t('shelf.isPrivate') : t('shelf.isPublished', { version });
}

export function KeptCard(props: { board: KeptBoard; onPublished(): void }) {
  const [form, setForm] = createSignal<'publish' | 'drop'>();
  const { hash, title } = props.board;
  const mayPublish = (): boolean => props.board.published === null && props.board.removed === null;
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      toast(done);
      setForm(undefined);
      await loadKeptBoards();
      props.onPublished();
    } catch (error) {
      showBoardError(error);
    }
  };
  const publish = (description: string): Promise<void> =>
    run(() => publishBoard(hash, description), t('shelf.published', { title }));
  const drop = (): Promise<void> => run(() => dropBoard(hash), t('shelf.dropped', { title }));
  return (
    <ServerCard
      {...props.board}
      isThere={props.board.removed === null}
      words={
        <>
          <p class="hint" data-state>
            {stateOf(props.board)}
          </p>
          <Show when={props.board.description}>{(words) => <p class="board-says">{words()}</p>}</Show>
        </>
      }
      tools={
        <>
          <Show when={mayPublish()}>
            <Tool icon="share" label={t('shelf.publish')} name={title} run={() => setForm('publish')} />
          </Show>
          <Tool icon="trash" label={t('shelf.drop')} name={title} run={() => setForm('drop')} />
        </>
      }
      form={
        <>
          <Show when={form() === 'publish'}>
            <LineForm
              hint={t('shelf.publishHint')}
              label={t('shelf.description')}
              longest={500}
              isLong
              button={t('shelf.publish')}
              send={publish}
              cancel={() => setForm(undefined)}
            />
          </Show>
          <Show when={form() === 'drop'}>
            <ConfirmBox
              question={t('shelf.dropSure', { title })}
              button={t('shelf.drop')}
              confirm={() => void drop()}
              cancel={() => setForm(undefined)}
            />
          </Show>
        </>
      }
    />
  );
}
