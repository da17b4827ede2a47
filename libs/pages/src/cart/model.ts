import type { Cart } from '@shop/api';
import { CAUTION_KEYS, paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectIsSelling, type ProgressState, useAppSelector, changeQuantity, useAppDispatch } from '@shop/state';
import type { CartPageProps, CheckoutAlert } from '@shop/theming';
import { useLineRemoval } from '../removal/use-line-removal.ts';
import { cartAlerts } from '../checkout/alerts.ts';
import { useLineAlerts } from '../checkout/line-away.ts';
import { useCartEvent } from '../checkout/use-cart-event.ts';
import { cautionOfGoods, type Cautions } from '../checkout/load-cautions.ts';
import { useCartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { cartGroups } from './cart-groups.ts';
import { useStorageWarning } from '../storage-warning/use-storage-warning.ts';
import { useCartSummary } from './use-cart-summary.ts';

type Pending = ProgressState['pendingLines'];

/** Returns the props of the cart page. A change of quantity is sent at once, and not cancelled by leaving the page. */
export function useCartPage(cautions: Cautions): CartPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('cart');
  const pending = useAppSelector((state) => state.progress.pendingLines);
  const isSelling = useAppSelector(selectIsSelling);
  const { failure, write } = useCartWrites();
  const removal = useLineRemoval((work) => void write(work));
  const cart = checkout.cart && withWanted(checkout.cart, pending);
  const summary = useCartSummary(cart, isSelling);
  const isEmpty = cart?.detail.products.length === 0;
  useCartEvent('view_cart', isEmpty ? null : cart);
  const waiting = useLineAlerts();
  const refused: readonly CheckoutAlert[] =
    failure === null ? [] : [{ id: 'failure', tone: 'danger', text: failure, href: null }];
  const warning = useStorageWarning();
  const unsaved: readonly CheckoutAlert[] =
    warning === null ? [] : [{ id: 'storage', tone: 'warning', text: warning, href: null }];
  const undone: readonly CheckoutAlert[] =
    removal.undo === null ? [] : [{ id: 'removed', tone: 'success', href: null, ...removal.undo }];

  return {
    status: isEmpty ? 'empty' : checkout.status,
    alerts: [...refused, ...waiting, ...undone, ...unsaved, ...(cart ? cartAlerts(cart, t.cart.message) : [])],
    groups: cart
      ? cartGroups(cart, {
          isSelling,
          pending: new Set(Object.keys(pending)),
          onQuantity: (lineKey, quantity) => void write(() => dispatch(changeQuantity({ lineKey, quantity }))),
          onRemove: removal.remove,
          onRemoveSet: removal.removeSet,
        })
      : [],
    summary: isEmpty ? null : summary,
    cautions: {
      index: cautionOfGoods(cautions, CAUTION_KEYS.cart, cart),
      note: cautions[CAUTION_KEYS.cartNote] ?? null,
      links: cautions[CAUTION_KEYS.cartLinks] ?? null,
    },
    browseHref: paths.products(),
    onRetry: checkout.onRetry,
  };
}

/** Returns the cart with the requested quantities while requests are pending; totals remain the server's. */
function withWanted(cart: Cart, pending: Pending): Cart {
  const products = cart.detail.products.map((line) => ({
    ...line,
    quantity: pending[line.key]?.quantity ?? line.quantity,
  }));
  return { ...cart, detail: { ...cart.detail, products } };
}
