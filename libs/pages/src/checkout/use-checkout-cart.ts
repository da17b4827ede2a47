import { useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure, type Cart } from '@shop/api';
import { paths } from '@shop/constants';
import { browserShop, useShop } from '@shop/state';
import { useSlotRuntime, type CheckoutStep } from '@shop/theming';
import { useLocation, useNavigate } from 'react-router';
import { findRow } from '../routes/find-row.ts';
import { detourOf } from './mend-path.ts';

/** The cart as a step finds it. */
export interface CheckoutCart {
  /** `outage`: it could not be read, and is not shown as empty. */
  readonly status: 'loading' | 'ready' | 'outage';
  /** Not null when `ready`. */
  readonly cart: Cart | null;
  readonly onRetry: () => void;
}

/**
 * Opens the cart for a step and leads to where the shopper must go first: a step that is not finished, or the payment
 * that is under way. Back, reload, a second tab and a closed browser so end in the same place.
 */
export function useCheckoutCart(step: CheckoutStep): CheckoutCart {
  const cart = useShop((state) => state.cart.data, null);
  const [opened, setOpened] = useState<'loading' | 'ready' | 'outage'>('loading');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const runtime = useSlotRuntime();

  const open = async () => {
    setOpened('loading');
    try {
      await browserShop().waitForLogin();
      // One that ran out is told before another is opened in its place.
      await browserShop().dispatch('loadCart', { stale: null });
      // The first document draws only the frame: what the cart fills is loaded meanwhile.
      await Promise.all([browserShop().dispatch('initCart'), runtime.preload(findRow(pathname).slots)]);
      setOpened('ready');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setOpened('outage');
    }
  };
  const openOnce = useEffectEvent(() => void open());
  useEffect(() => {
    openOnce();
    // A page that the browser kept while the shopper was at the card company knows nothing of what happened there.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) openOnce();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const detour = opened === 'ready' && cart !== null ? wayAround(cart, step) : null;
  const turn = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  useEffect(() => {
    if (detour !== null) turn(detour);
  }, [detour]);

  const isReady = opened === 'ready' && cart !== null && detour === null;
  return { status: opened === 'outage' ? 'outage' : isReady ? 'ready' : 'loading', cart: isReady ? cart : null, onRetry: () => void open() };
}

function wayAround(cart: Cart, step: CheckoutStep): string | null {
  if (cart.state !== 'open') return paths.cartComplete();
  return step === 'cart' ? null : detourOf(cart, step);
}
