import type { LoadStatus } from '@shop/theming';
import { useState } from 'react';
import { ApiFailure, type Cart } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import {
  selectIsDecisionOpen,
  useAppSelector,
  waitForLogin,
  loadCart,
  initCart,
  useAppDispatch,
  useAppStore,
} from '@shop/state';
import { useSlotRuntime, type CheckoutStep } from '@shop/theming';
import { useLocation, useNavigate } from 'react-router';
import { detourOf } from './problem-step.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** The cart as a step finds it. */
export interface CheckoutCart {
  /** `outage`: the cart cannot be read, and is not shown as empty. */
  readonly status: LoadStatus;
  /** Not null when `ready`. */
  readonly cart: Cart | null;
  readonly onRetry: () => void;
}

/**
 * Opens the cart for a step and redirects to an incomplete step before it, or to a pending payment or decision. Going
 * back, a reload, a second tab and a restarted browser therefore show the same step.
 *
 * @param preload loads what renders the cart
 */
export function useCheckoutCart(step: CheckoutStep, preload?: () => Promise<unknown>): CheckoutCart {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const cart = useAppSelector((state) => state.cart.data);
  const [opened, setOpened] = useState<LoadStatus | 'confirming'>('loading');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const runtime = useSlotRuntime();

  const open = async () => {
    setOpened('loading');
    try {
      const isMember = await dispatch(waitForLogin());
      // After an expired session the shopper logs in, or chooses there to continue as a guest.
      if (!isMember && store.getState().auth.isRefreshFailed) {
        return void navigate(withQuery(paths.login(), { back: pathname + search }), { replace: true });
      }
      // No purchase and no new cart before the result of the last order is known.
      if (selectIsDecisionOpen(store.getState())) return setOpened('confirming');
      // An expired cart is reported before a new one is opened.
      await dispatch(loadCart({ stale: null }));
      // The first document has only the frame: the slots of the step are loaded meanwhile.
      const { slotsAt } = await import('../screens/slots-at.ts');
      await Promise.all([dispatch(initCart()), runtime.preload(slotsAt(pathname)), preload?.()]);
      setOpened('ready');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setOpened('outage');
    }
  };
  useAbortableEffect(true, (signal) => {
    void open();
    // A page restored from the back/forward cache has outdated data, for example after 3-D Secure.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void open();
    };
    window.addEventListener('pageshow', wake, { signal });
  });

  const detour =
    opened === 'confirming' ? paths.cartComplete() : opened === 'ready' && cart !== null ? wayAround(cart, step) : null;
  useAbortableEffect(detour, () => void (detour !== null && navigate(detour, { replace: true })));

  const isReady = opened === 'ready' && cart !== null && detour === null;
  return {
    status: opened === 'outage' ? 'outage' : isReady ? 'ready' : 'loading',
    cart: isReady ? cart : null,
    onRetry: () => void open(),
  };
}

function wayAround(cart: Cart, step: CheckoutStep): string | null {
  if (cart.state !== 'open') return paths.cartComplete();
  return step === 'cart' ? null : detourOf(cart, step);
}
