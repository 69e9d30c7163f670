/** Puts together the parts that send messages. */
import type { ServerOptions } from '../options.js';
import type { Store } from '../store/store.js';
import { Channels } from './channels.js';
import { openMailer } from './mail.js';
import { makePost } from './outgoing.js';
import { makePushKeys, type PushKeys } from './push.js';
import { Sender } from './sender.js';

/** The keys for web push are made at the first start and stored. */
export async function openChannels(
  options: ServerOptions,
  store: Store,
  key: string,
  now: () => number,
): Promise<Channels> {
  const { mail, pushContact, privateHooks, publicUrl, limitFactor } = options;
  const pushKeys = JSON.parse(await store.setting('push', () => JSON.stringify(makePushKeys()))) as PushKeys;
  const sender = new Sender({
    post: makePost(privateHooks),
    mailer: mail && openMailer(mail),
    pushKeys,
    pushContact,
    key,
    publicUrl,
    now,
  });
  return new Channels(store, sender, privateHooks, limitFactor, now);
}
