/** Lets a guest report the board of a table, which need not be published. */
import { createSignal, Show } from 'solid-js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { showError } from '../me/identity.js';
import { reportBoard } from './boards-api.js';
import { LineForm } from './line-form.jsx';

/** During a game, for everybody but the host who chose the board. */
export const ReportBoardPart = (props: { document: TableDocument }) => (
  <Show when={!props.document.you.host && props.document.board}>
    {(hash) => (
      <section class="desk-part">
        <div class="desk-ways">
          <ReportBoard hash={hash()} table={props.document.id} />
        </div>
      </section>
    )}
  </Show>
);

export function ReportBoard(props: { hash: string; table: string }) {
  const [isOpen, setIsOpen] = createSignal(false);
  const report = async (reason: string): Promise<void> => {
    try {
      await reportBoard(props.hash, reason, props.table);
      toast(t('shelf.reported'));
      setIsOpen(false);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Show
      when={isOpen()}
      fallback={
        <button type="button" class="button button-small button-quiet" onClick={() => setIsOpen(true)}>
          {t('shelf.reportBoard')}
        </button>
      }
    >
      <LineForm
        label={t('shelf.reportWhy')}
        longest={300}
        button={t('shelf.send')}
        send={report}
        cancel={() => setIsOpen(false)}
      />
    </Show>
  );
}
