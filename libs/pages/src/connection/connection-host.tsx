import { browserShop } from '@shop/state';
import { ConnectionNotice, useSlotRuntime } from '@shop/theming';
import { Suspense, use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';
import { connection, type ConnectionState } from './connection.ts';
import { createRetryQueue } from './create-retry-queue.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import { isReachable, noteLineBack, unsureMs } from './is-reachable.ts';
import { setReachabilityCheck } from './reload-if-stale.ts';
import { retryWith } from './retry-when-online.ts';
import { useDrop } from './use-drop.ts';
import { useWhile } from '../timing/use-while.ts';

const stateNow = () => connection.state;

const watch = (watcher: () => void) => {
  connection.watchers.add(watcher);
  return () => connection.watchers.delete(watcher);
};

const retryQueue = createRetryQueue({ isLost: isConnectionLost, tell: tellConnection });

/** Whoever asks to try again says that the line is back: what waits for the browser to say so waits for this as well. */
const tellOnline = () => void window.dispatchEvent(new Event('online'));

/** Keeps changes of page that a lost connection has stopped, and tells the reader of them. */
export function ConnectionHost() {
  const runtime = useSlotRuntime();
  const state = useSyncExternalStore(watch, stateNow, stateNow);
  const isTrying = useShownLongEnough(state === 'trying');
  const drop = useDrop();
  const isShown = state !== 'fine';
  const giveUp = () => {
    drop();
    // What was chosen stays and is written when the line is back; only the question goes.
    retryQueue.leave();
  };
  useRetryQueue();
  useHeldWrites();
  useFocusKept(isShown);
  useWhile(runtime, () => {
    // They must be at hand when nothing can be fetched.
    runtime.preload(['ConnectionNotice', 'ErrorPage']).catch(() => undefined);
  });
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionNotice status={isTrying ? 'trying' : 'waiting'} onRetry={tellOnline} onDrop={giveUp} />
    </Suspense>
  );
}

/** From here on work is kept. The first document's own reading is not: its screen says itself that nothing came. */
function useRetryQueue(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useWhile(router, (signal) => {
    if (!router) return undefined;
    let last = router.state.navigation.location;
    const follow = router.subscribe(({ navigation: { location } }) => {
      if (location === last) return;
      last = location;
      retryQueue.leave();
      // Only another path needs a file that is not here.
      if (location && location.pathname !== router.state.location.pathname) retryQueue.wake();
    });
    setReachabilityCheck(isReachable);
    retryWith((work, failure, signal) => {
      if (!router.state.initialized) throw failure;
      return retryQueue.hold(work, failure, signal);
    });
    let sure: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = ({ isTrusted }: Event) => {
      if (isTrusted) {
        noteLineBack();
        clearTimeout(sure);
        // What fails in the moment in which the line comes back waits for this word.
        sure = setTimeout(tellOnline, unsureMs + 1);
      }
      retryQueue.again();
    };
    window.addEventListener('online', tryAgain, { signal });
    return () => {
      follow();
      retryWith(null);
      clearTimeout(sure);
    };
  });
}

/** Choices that the lost line stopped wait as a change of page does, once there is a store that writes them. */
function useHeldWrites(): void {
  useWhile(true, () => {
    const shop = browserShop();
    let isTold = false;
    const tell = () => {
      if (isTold || shop.state() === null) return;
      isTold = true;
      void shop.dispatch((actions) => actions.holdWrites((work, failure) => retryQueue.hold(work, failure)));
    };
    const unsubscribe = shop.subscribe(tell);
    tell();
    return unsubscribe;
  });
}

/** The notice goes with the button that was pressed: the focus returns to the page. */
function useFocusKept(isShown: boolean): void {
  useWhile(isShown, () => () => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** Tells all who watch; apart from the state, since nothing changes before the page stands. */
function tellConnection(next: ConnectionState): void {
  if (next === connection.state) return;
  connection.state = next;
  for (const watcher of connection.watchers) watcher();
}
