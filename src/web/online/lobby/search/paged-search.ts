/** A list of tables that is searched again on every change and grows page by page. */
import { createSignal } from 'solid-js';

interface Page<T> {
  readonly tables: readonly T[];
  /** Where the next page begins; null after the last. */
  readonly next: number | null;
}

/** `search` fetches the page that begins at `before`, or the first one. */
export function createPagedSearch<T>(
  search: (before: number | undefined) => Promise<Page<T>>,
  onError: (error: unknown) => void,
) {
  const [page, setPage] = createSignal<Page<T>>();
  const [isFirst, setIsFirst] = createSignal(true);
  let latest = 0;
  const load = async (before?: number): Promise<void> => {
    const request = ++latest;
    try {
      const found = await search(before);
      // A newer search has overtaken this one.
      if (request !== latest) return;
      setIsFirst(before === undefined);
      setPage((old) =>
        before === undefined || !old ? found : { tables: [...old.tables, ...found.tables], next: found.next },
      );
    } catch (error) {
      if (request === latest) onError(error);
    }
  };
  return {
    tables: () => page()?.tables,
    next: () => page()?.next ?? null,
    /** Whether no further page was loaded. */
    isFirst,
    load,
  };
}
