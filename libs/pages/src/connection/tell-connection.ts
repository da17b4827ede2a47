import { connection, type ConnectionState } from './connection.ts';

/** Tells all who watch; apart from the state, since nothing changes before the page stands. */
export function tellConnection(next: ConnectionState): void {
  if (next === connection.state) return;
  connection.state = next;
  for (const watcher of connection.watchers) watcher();
}
