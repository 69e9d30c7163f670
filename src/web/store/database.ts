/** The smallest use of IndexedDB that keeps things by id, and the same in memory for where there is none. */

/** Looks at what is kept under an id, and says what should be kept instead; `undefined` deletes. */
export type Change<T> = (held: T | undefined) => T | undefined;

export interface Cupboard<T extends { readonly id: string }> {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  all(): Promise<T[]>;
  get(id: string): Promise<T | undefined>;
  /** Reads and writes in one go, so that two tabs cannot come between. */
  change(id: string, change: Change<T>): Promise<void>;
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

function shared<T extends { readonly id: string }>(database: IDBDatabase, store: string): Cupboard<T> {
  const open = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(store, mode).objectStore(store);
  // A later version of the page in another tab may need the database for itself.
  database.onversionchange = () => database.close();
  return {
    lasting: true,
    all: () => done(open('readonly').getAll() as IDBRequest<T[]>),
    get: (id) => done(open('readonly').get(id) as IDBRequest<T | undefined>),
    change(id, change) {
      return new Promise((resolve, reject) => {
        const objects = open('readwrite');
        const { transaction } = objects;
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
        const held = objects.get(id) as IDBRequest<T | undefined>;
        held.onsuccess = () => {
          const next = change(held.result);
          if (next === undefined) objects.delete(id);
          else if (next !== held.result) objects.put(next);
        };
      });
    },
  };
}

export function inMemory<T extends { readonly id: string }>(): Cupboard<T> {
  const held = new Map<string, T>();
  return {
    lasting: false,
    all: async () => [...held.values()].map((one) => structuredClone(one)),
    get: async (id) => structuredClone(held.get(id)),
    async change(id, change) {
      const next = change(held.get(id));
      if (next === undefined) held.delete(id);
      else held.set(id, structuredClone(next));
    },
  };
}

/** Private windows and strict settings may forbid the database; then things last as long as the page. */
export async function openCupboard<T extends { readonly id: string }>(
  name: string,
  store: string,
): Promise<Cupboard<T>> {
  try {
    return shared<T>(await openDatabase(name, store), store);
  } catch {
    return inMemory<T>();
  }
}
