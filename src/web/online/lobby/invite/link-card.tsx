/** A link to pass on: copy it, share it, or scan its QR code. */
import { createResource, Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { copyText } from '../../../shell/controls/copy-text.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { toast } from '../../../shell/controls/toast.jsx';

export function LinkCard(props: { link: string; share?: string }) {
  const [code] = createResource(
    () => props.link,
    async (link) => {
      const { encode } = await import('uqr');
      return encode(link, { ecc: 'M', border: 2 });
    },
  );
  const path = (): string =>
    (code()?.data ?? [])
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
  const copy = async (): Promise<void> => {
    if (await copyText(props.link)) toast(t('online.copied'));
  };
  const share = (): void => {
    void navigator
      .share({ title: t('common.kontor'), text: props.share ?? '', url: props.link })
      .catch(() => {
        // You cancelled the share sheet.
      });
  };
  return (
    <div class="link-card">
      <input
        class="field link-text"
        readonly
        aria-label={t('online.copy')}
        value={props.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="link-ways">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('online.copy')}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="button" onClick={share}>
            <Icon name="share" />
            {t('online.share')}
          </button>
        </Show>
      </div>
      <Show when={code()}>
        {(qr) => (
          <svg
            class="link-qr"
            viewBox={`0 0 ${qr().size} ${qr().size}`}
            role="img"
            aria-label={t('online.qr')}
          >
            <rect width={qr().size} height={qr().size} fill="#fff" />
            <path d={path()} fill="#000" shape-rendering="crispEdges" />
          </svg>
        )}
      </Show>
    </div>
  );
}
