/** `waiting`: something that a change of page needs could not be fetched; `trying`: it is being fetched again. */
export type ConnectionState = 'fine' | 'waiting' | 'trying';

/** The connection of this browser page, for changes of page. */
export interface Connection {
  readonly state: ConnectionState;
  /** Whether the code that shows the theme's notice has arrived. */
  readonly hasHost: boolean;
}

let current: Connection = { state: 'fine', hasHost: false };
const watchers = new Set<() => void>();

export const connectionNow = (): Connection => current;

export function changeConnection(change: Partial<Connection>): void {
  current = { ...current, ...change };
  for (const watcher of watchers) watcher();
}

/** @returns ends it */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
