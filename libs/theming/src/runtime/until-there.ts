/**
 * Loads what the page can do without, again when the browser tells that it is connected, as often as it takes. Browser only.
 */
export const untilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((go) => addEventListener('online', go, { once: true })).then(() => untilThere(load)));
