import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

const isStopped = () => connection.state !== 'fine';
const watch = (watcher: () => void) => {
  connection.watchers.add(watcher);
  return () => connection.watchers.delete(watcher);
};

/** Whether a change of page waits for the connection; none does while the server renders. */
export const useIsStopped = (): boolean => useSyncExternalStore(watch, isStopped, isStopped);
