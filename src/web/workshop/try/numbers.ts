/** Formats a report's numbers in the language of the page. */
import { percentage, tenth } from '../../../languages/intl.js';
import { language } from '../../i18n/index.js';

export const tenths = (value: number): string => tenth(value, language());
export const percent = (share: number): string => percentage(share, language());
