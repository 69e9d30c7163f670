/** Imported first of all by whatever shows something of this part. */
import { addTexts } from '../i18n/index.js';
import { online } from '../i18n/texts/online.js';

addTexts({ online });
