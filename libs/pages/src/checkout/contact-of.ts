import type { ShopSettings } from '@shop/state';
import type { ContactView } from '@shop/theming';

/** Whom a shopper asks about an order: the seller. */
export function contactOf({ SELLER: { PHONE, HOURS, EMAIL } }: ShopSettings): ContactView {
  return { phone: PHONE, hours: HOURS, email: EMAIL };
}
