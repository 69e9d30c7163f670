/** Runs a request and fetches the settings again; resolves to whether the request succeeded. */
export type RunAndRefresh = (request: () => Promise<unknown>) => Promise<boolean>;
