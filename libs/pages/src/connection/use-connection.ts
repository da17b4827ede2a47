import { useSyncExternalStore } from 'react';
import { type Connection, connectionNow, watchConnection } from './connection.ts';

/** Returns what `read` selects from the connection state; re-renders when it changes. */
export function useConnection<T extends string | boolean>(read: (connection: Connection) => T): T {
  const now = () => read(connectionNow());
  return useSyncExternalStore(watchConnection, now, now);
}

/** Whether a change of page waits for the connection; none does while the server renders. */
export const useIsStopped = (): boolean => useConnection(({ state }) => state !== 'fine');
