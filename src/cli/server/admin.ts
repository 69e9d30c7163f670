/** Makes a person an admin, for an operator who has lost the browser they were an admin in. */
import { readOptions, WrongOption } from '../../server/options.js';
import { isBanned } from '../../server/people/ban.js';
import { newId } from '../../server/people/secrets.js';
import { DatabaseInUse, DatabaseUnusable } from '../../server/store/database.js';
import { openStore, type Store } from '../../server/store/store.js';
import { type Call, WrongCall } from '../call.js';

async function open(): Promise<Store> {
  try {
    return await openStore(readOptions(process.env).database, 2);
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongCall(error.message);
    if (error instanceof DatabaseInUse) throw new WrongCall('stop the server first, or ask another admin');
    if (error instanceof DatabaseUnusable) throw new WrongCall(error.message);
    throw error;
  }
}

export async function admin({ words }: Call): Promise<void> {
  if (words.length > 1) throw new WrongCall(`${words[1]} is one word too many`);
  const [id] = words;
  const store = await open();
  try {
    if (id !== undefined) {
      const person = await store.people.find(id);
      if (!person) throw new WrongCall(`there is no person with the id ${id}`);
      if (isBanned(person, Date.now()))
        throw new WrongCall('this person is banned; an admin can lift the ban');
      const entry = {
        id: newId(16),
        at: Date.now(),
        admin_id: id,
        action: 'make-admin',
        target: id,
        data: '{}',
      };
      await store.admin.setAdmin(id, true, entry);
    }
    for (const person of await store.admin.people('', 'admins', Date.now(), 100))
      process.stdout.write(`${person.id} ${person.name}\n`);
  } finally {
    await store.close();
  }
}
