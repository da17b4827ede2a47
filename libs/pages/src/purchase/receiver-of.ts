import type { Cart, SocialReceiver } from '@shop/api';

/** The receiver of a cart that is a social gift; null for any other. */
export function receiverOf({ detail }: Cart): SocialReceiver | null {
  return detail.shippings.find(({ social_receiver }) => social_receiver !== undefined)?.social_receiver ?? null;
}

/** Whether all products of a cart can be sent as a social gift, without an address. */
export function canGiveUnknown({ detail }: Cart): boolean {
  return detail.products.every(({ product_info }) => product_info.gift.is_e_gift);
}
