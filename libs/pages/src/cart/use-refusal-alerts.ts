import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { CheckoutAlert } from '@shop/theming';
import type { CartRefusal } from './post-cart.server.ts';

/** Returns the alert of a posted change that was refused, in the texts of the channel. */
export function useRefusalAlerts(refusal: CartRefusal | undefined): readonly CheckoutAlert[] {
  const t = useCopy(checkoutCopy).cart;
  if (refusal === undefined) return [];
  const text = refusal.quantity === null ? refusal.message : t.quantityRefused(refusal.quantity);
  return [{ id: 'posted', tone: 'danger', text, href: null }];
}
