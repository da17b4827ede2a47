import { changeConnection, connectionNow, type ConnectionState } from './connection.ts';
import { createRetryQueue } from './create-retry-queue.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import { isReachable, noteLineBack, unsureMs } from './is-reachable.ts';
import { setReachabilityCheck } from './reload-if-stale.ts';
import { retryWith } from './retry-when-online.ts';

/** What a lost connection has stopped in this browser page. */
export const retryQueue = createRetryQueue({ isLost: isConnectionLost, tell: tellConnection });

/** Whoever asks to try again says that the line is back: what waits for the browser to say so waits for this as well. */
export const tellOnline = () => void window.dispatchEvent(new Event('online'));

/** From here on, work that a lost connection stops is kept and done again when the line is back. Called once, before the page is interactive. */
export function startRetrying(): void {
  let sure: ReturnType<typeof setTimeout> | undefined;
  setReachabilityCheck(isReachable);
  retryWith(retryQueue.hold);
  window.addEventListener('online', ({ isTrusted }) => {
    if (isTrusted) {
      noteLineBack();
      clearTimeout(sure);
      // What fails in the moment in which the line comes back waits for this word.
      sure = setTimeout(tellOnline, unsureMs + 1);
    }
    retryQueue.again();
  });
}

/** Watchers hear of changes alone. */
function tellConnection(next: ConnectionState): void {
  if (next !== connectionNow().state) changeConnection({ state: next });
}
