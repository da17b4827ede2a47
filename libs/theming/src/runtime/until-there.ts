/** Loads what the page can do without, and retries whenever the browser is online again. Browser only. */
export const untilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((go) => addEventListener('online', go, { once: true })).then(() => untilThere(load)));
