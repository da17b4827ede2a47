import type { SocialGiftInput, SocialGiftResult } from '@shop/api';
import { hashSecret } from '../auth/hash-secret.ts';
import type { GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftReceiverOf, giverNameOf } from '../order/gift/social-gift.rules.ts';

/** What is kept of a sending, its key and all that it said: enough to know the same again. The key cannot be guessed. */
export function receptionHash({ idempotency_key, address, email, shippings }: SocialGiftInput): string {
  return hashSecret('gift-reception', idempotency_key, JSON.stringify([address, email ?? null, shippings]));
}

/** The answer to the sending that received this gift, for whoever lost it and sends the same again; null for every other one. */
export function earlierReception({ gift, order }: GiftOfOrder, hash: string): SocialGiftResult | null {
  const { address, reception, registeredAt } = gift;
  if (address === null || registeredAt === null || reception?.hash !== hash) return null;
  return {
    sender_name: giverNameOf(order),
    receiver_name: giftReceiverOf(order)?.name ?? '',
    registered_at: registeredAt.toISOString(),
    address,
    shippings: reception.shippings,
  };
}
