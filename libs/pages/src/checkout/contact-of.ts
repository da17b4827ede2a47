import type { ShopSettings } from '@shop/state';
import type { ContactView } from '@shop/theming';

/** Returns the seller's contact for questions about an order. */
export function contactOf({ SELLER: { PHONE, HOURS, EMAIL } }: ShopSettings): ContactView {
  return { phone: PHONE, hours: HOURS, email: EMAIL };
}
