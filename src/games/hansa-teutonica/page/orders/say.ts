/** The texts of standing orders, in the language of the page. */
import type { Say } from '../../../../languages/types.js';
import { language } from '../../../../web/i18n/index.js';
import { texts } from '../../rules/texts/words.js';

type Orders = typeof import('../../../../languages/en/hansa-teutonica.js').orders;

export const say: Say<Orders> = (key, ...values) => texts.say('orders', language())(key, ...values);
