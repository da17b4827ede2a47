import type { FrontSettings } from '@shop/api';
import type { ContactView } from '@shop/theming';

/** Whom a shopper asks about an order: the seller. */
export function contactOf({ SELLER: { PHONE, HOURS, EMAIL } }: FrontSettings): ContactView {
  return { phone: PHONE, hours: HOURS, email: EMAIL };
}
