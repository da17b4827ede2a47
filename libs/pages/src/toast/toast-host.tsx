import { ToastArea } from '@shop/theming';
import { Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts.ts';

/** Renders the toasts; their code is loaded with the first one. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toasts.watch, toasts.isWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea listen={toasts.listen} />
    </Suspense>
  );
}
