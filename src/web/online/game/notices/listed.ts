import { list } from '../../../../languages/intl.js';
import { language } from '../../../i18n/index.js';

/** The names of these seats, as a list. */
export const listed = (names: readonly string[], seats: readonly number[]): string =>
  list(
    seats.map((seat) => names[seat]),
    language(),
  );
