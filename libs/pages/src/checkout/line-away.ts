import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useAppSelector, type ShopSyncThunk } from '@shop/state';
import type { CheckoutAlert } from '@shop/theming';

const nothing: readonly CheckoutAlert[] = [];

/** Whether a write waits for the connection. */
export const useIsLineAway = (): boolean => useAppSelector((state) => state.progress.line.isAway);

/** Returns the alert that changes wait for the connection; none if no change waits. */
export function useLineAlerts(): readonly CheckoutAlert[] {
  const t = useCopy(checkoutCopy);
  return useIsLineAway() ? [{ id: 'line', tone: 'warning', text: t.frame.lineAway, href: null }] : nothing;
}

/**
 * Returns a function that says whether work has waited for the connection: such a step does not continue by itself,
 * since the shopper may have changed the choice meanwhile.
 */
export function watchLine(): ShopSyncThunk<() => boolean> {
  return (_dispatch, getState) => {
    const before = getState().progress.line;
    return () => before.isAway || getState().progress.line.losses > before.losses;
  };
}
