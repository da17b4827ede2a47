import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useAppSelector, type ShopSyncThunk } from '@shop/state';
import type { CheckoutAlert } from '@shop/theming';

const nothing: readonly CheckoutAlert[] = [];

/** Whether a choice waits for the line to be written. */
export const useIsLineAway = (): boolean => useAppSelector((state) => state.progress.line.isAway);

/** Says that choices wait for the line; none while nothing waits. */
export function useLineAlerts(): readonly CheckoutAlert[] {
  const t = useCopy(checkoutCopy);
  return useIsLineAway() ? [{ id: 'line', tone: 'warning', text: t.frame.lineAway, href: null }] : nothing;
}

/**
 * Watches whether work has to wait for the line: such a step does not go on by itself, since the shopper may have chosen
 * otherwise meanwhile.
 */
export function watchLine(): ShopSyncThunk<() => boolean> {
  return (_dispatch, getState) => {
    const before = getState().progress.line;
    return () => before.isAway || getState().progress.line.losses > before.losses;
  };
}
