/** The texts of online play. Import this before anything that shows them. */
import { addTexts } from '../i18n/index.js';
import { admin } from '../i18n/texts/admin.js';
import { notify } from '../i18n/texts/notify.js';
import { online } from '../i18n/texts/online.js';
import { problem } from '../i18n/texts/problem.js';

addTexts({ admin, notify, online, problem });
