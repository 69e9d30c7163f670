/** A small key-value store on IndexedDB, with an in-memory fallback. */

/** Returns the value to store instead of the current one; `undefined` deletes it. */
type Edit<T> = (current: T | undefined) => T | undefined;

export interface Store<T extends { readonly id: string }> {
  /** Whether values are still there after the page is closed. */
  readonly isPersistent: boolean;
  all(): Promise<T[]>;
  get(id: string): Promise<T | undefined>;
  /** Reads and writes in one transaction, so that no other tab can write in between. */
  edit(id: string, edit: Edit<T>): Promise<void>;
}

const done = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return done(request);
}

function databaseStore<T extends { readonly id: string }>(database: IDBDatabase, name: string): Store<T> {
  const open = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(name, mode).objectStore(name);
  // A newer version of the page in another tab may need to upgrade the database.
  database.onversionchange = () => database.close();
  return {
    isPersistent: true,
    all: () => done(open('readonly').getAll() as IDBRequest<T[]>),
    get: (id) => done(open('readonly').get(id) as IDBRequest<T | undefined>),
    edit(id, edit) {
      return new Promise((resolve, reject) => {
        const objects = open('readwrite');
        const { transaction } = objects;
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
        const current = objects.get(id) as IDBRequest<T | undefined>;
        current.onsuccess = () => {
          const next = edit(current.result);
          if (next === undefined) objects.delete(id);
          else if (next !== current.result) objects.put(next);
        };
      });
    },
  };
}

function memoryStore<T extends { readonly id: string }>(): Store<T> {
  const values = new Map<string, T>();
  return {
    isPersistent: false,
    all: async () => [...values.values()].map((value) => structuredClone(value)),
    get: async (id) => structuredClone(values.get(id)),
    async edit(id, edit) {
      const next = edit(values.get(id));
      if (next === undefined) values.delete(id);
      else values.set(id, structuredClone(next));
    },
  };
}

/** Private windows and strict settings may forbid the database; values then last until the page is closed. */
export async function openStore<T extends { readonly id: string }>(
  database: string,
  name: string,
): Promise<Store<T>> {
  try {
    return databaseStore<T>(await openDatabase(database, name), name);
  } catch {
    return memoryStore<T>();
  }
}
