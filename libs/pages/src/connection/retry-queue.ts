import { changeConnection, connectionNow, type ConnectionState } from './connection.ts';
import { createRetryQueue } from './create-retry-queue.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import { isReachable, noteLineBack, unsureMs } from './is-reachable.ts';
import { setReachabilityCheck } from './reload-if-stale.ts';
import { retryWith } from './retry-when-online.ts';

/** The work that a lost connection has stopped in this page. */
export const retryQueue = createRetryQueue({ isLost: isConnectionLost, onChange: setConnection });

/** Called on a retry: dispatches `online`, so that everything that waits for the connection continues. */
export const announceOnline = () => void window.dispatchEvent(new Event('online'));

/** Starts to hold work that a lost connection stops, and to repeat it. Called once, before the page is interactive. */
export function startRetrying(): void {
  let sure: ReturnType<typeof setTimeout> | undefined;
  setReachabilityCheck(isReachable);
  retryWith(retryQueue.retryLater);
  window.addEventListener('online', ({ isTrusted }) => {
    if (isTrusted) {
      noteLineBack();
      clearTimeout(sure);
      // Work that fails while the connection is being restored waits for this event.
      sure = setTimeout(announceOnline, unsureMs + 1);
    }
    retryQueue.again();
  });
}

/** Notifies watchers only of changes. */
function setConnection(next: ConnectionState): void {
  if (next !== connectionNow().state) changeConnection({ state: next });
}
