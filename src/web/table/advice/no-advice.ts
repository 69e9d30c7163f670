/** Why there is no hint or review. */
import { t } from '../../i18n/index.js';

export const noAdvice = (): string => t(navigator.onLine ? 'table.noAdvice' : 'table.noAdviceOffline');
