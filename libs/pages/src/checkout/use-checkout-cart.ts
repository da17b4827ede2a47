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
  /** `outage`: it could not be read, and is not shown as empty. */
  readonly status: LoadStatus;
  /** Not null when `ready`. */
  readonly cart: Cart | null;
  readonly onRetry: () => void;
}

/**
 * Opens the cart for a step and leads to where the shopper must go first: a step that is not finished, or the payment
 * or decision that is under way. Back, reload, a second tab and a closed browser so end in the same place.
 *
 * @param preload loads what renders the cart
 */
export function useCheckoutCart(step: CheckoutStep, preload?: () => Promise<unknown>): CheckoutCart {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const cart = useAppSelector((state) => state.cart.data);
  const [opened, setOpened] = useState<LoadStatus | 'asking'>('loading');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const runtime = useSlotRuntime();

  const open = async () => {
    setOpened('loading');
    try {
      const isMember = await dispatch(waitForLogin());
      // The basket of a session that ended is taken up by whoever logs in, or chooses there to go on as a guest.
      if (!isMember && store.getState().auth.isRefreshFailed) {
        return void navigate(withQuery(paths.login(), { back: pathname + search }), { replace: true });
      }
      // Nothing is bought, and no other cart opened, before it is known what became of the last order.
      if (selectIsDecisionOpen(store.getState())) return setOpened('asking');
      // One that ran out is told before another is opened in its place.
      await dispatch(loadCart({ stale: null }));
      // The first document draws only the frame: what the cart fills is loaded meanwhile.
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
    // A page that the browser kept while the shopper was at the card company knows nothing of what happened there.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void open();
    };
    window.addEventListener('pageshow', wake, { signal });
  });

  const detour =
    opened === 'asking' ? paths.cartComplete() : opened === 'ready' && cart !== null ? wayAround(cart, step) : null;
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
