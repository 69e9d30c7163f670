/** Leads to a new table on a board of the server. */
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';

/** `board` is its hash, or the name of an operator's board. */
export const TableLink = (props: { board: string; title: string }) => (
  <a
    class="button"
    href={`#/together/new/on/${props.board}`}
    aria-label={`${t('shelf.table')}: ${props.title}`}
  >
    <Icon name="people" />
    {t('shelf.table')}
  </a>
);
