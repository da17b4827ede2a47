import { retryWrites, useAppDispatch } from '@shop/state';
import { ConnectionNotice, useSlotRuntime } from '@shop/theming';
import { Suspense, use } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { isSamePage } from '../screens/is-at.ts';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';
import { changeConnection } from './connection.ts';
import { PlainConnectionNotice } from './plain-connection-notice.tsx';
import { noteDocumentRead } from './retry-when-online.ts';
import { retryQueue, announceOnline } from './retry-queue.ts';
import { useConnection } from './use-connection.ts';
import { useDrop } from './use-drop.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Holds navigations that a lost connection has stopped, and shows a notice. */
export function ConnectionHost() {
  const runtime = useSlotRuntime();
  const state = useConnection((connection) => connection.state);
  const isTrying = useShownLongEnough(state === 'trying');
  const drop = useDrop();
  // Until then EarlyConnectionNotice is shown; never both.
  const hasHost = useConnection((connection) => connection.hasHost);
  const isShown = state !== 'fine' && hasHost;
  const giveUp = () => {
    drop();
    // Held writes are sent when the connection is back; only the notice is closed.
    retryQueue.leave();
  };
  useNavigations();
  useRetriedWrites();
  useFocusRestored(isShown);
  useAbortableEffect(runtime, () => {
    // Must be loaded before the connection is lost.
    runtime.preload(['ConnectionNotice', 'ErrorPage']).catch(() => undefined);
  });
  useAbortableEffect(true, () => {
    changeConnection({ hasHost: true });
    return () => changeConnection({ hasHost: false });
  });
  if (!isShown) return null;
  if (runtime.record('ConnectionNotice').failure !== undefined) return <PlainConnectionNotice />;
  return (
    <Suspense fallback={<PlainConnectionNotice />}>
      <ConnectionNotice status={isTrying ? 'trying' : 'waiting'} onRetry={announceOnline} onDrop={giveUp} />
    </Suspense>
  );
}

/** Work of a navigation that is given up waits in silence. */
function useNavigations(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useAbortableEffect(router, () => {
    if (!router) return undefined;
    let last = router.state.navigation.location;
    if (router.state.initialized) noteDocumentRead();
    return router.subscribe(({ initialized, navigation: { location } }) => {
      if (initialized) noteDocumentRead();
      if (location === last) return;
      last = location;
      retryQueue.leave();
      // Only another path needs a file that is not here.
      if (location && !isSamePage(location.pathname, router.state.location.pathname)) retryQueue.wake();
    });
  });
}

/** Choices that the lost connection stopped wait as a change of page does. */
function useRetriedWrites(): void {
  const dispatch = useAppDispatch();
  useAbortableEffect(true, () => dispatch(retryWrites((work, failure) => retryQueue.retryLater(work, failure))));
}

/** Moves the focus to the page when the notice with the focused button is removed. */
function useFocusRestored(isShown: boolean): void {
  useAbortableEffect(isShown, () => () => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
}
