import type { AddressSnapshot, Noshi, Orderer } from '@shop/api';
import type { Packing } from './allocation/packing.ts';

/** What the shopper last saw of a line; differences to today are told as `changes` (C-06). */
export interface SeenFacts {
  unit_price: number;
  rate_percent: number;
  is_sellable: boolean;
  /** Quantity of the guest's and the member's cart together, where a limit cut it at login; absent otherwise. */
  joined_quantity?: number;
}

/** A paid extra of a line. It goes where the pieces of the line go. */
export interface AccessoryDocument {
  key: string;
  product_key: string;
  quantity: number;
  seen: SeenFacts;
}

/** One product in a cart. Prices are not kept: they are today's. */
export interface LineDocument {
  key: string;
  product_key: string;
  quantity: number;
  options: Record<string, string>;
  seen: SeenFacts;
  /** Paid extras; absent while there has been none. */
  accessories?: AccessoryDocument[];
}

/** A set of the shop in a cart. Its goods are ordinary lines. */
export interface SetDocument {
  key: string;
  quantity: number;
}

/** Who will enter the address of a social gift, as the giver typed it; `email` only where the shop mails the link. */
export interface SocialReceiverDocument {
  name: string;
  way: 'mail' | 'link';
  email: string | null;
  message: string | null;
}

/** A destination as it is kept: the address once known, gift wishes, and the parcels with the allocation. */
export interface ShippingDocument {
  key: string;
  address: AddressSnapshot | null;
  /** Set when the receiver will enter the address; null or absent for an ordinary destination. */
  social?: SocialReceiverDocument | null;
  /** The address-book entry it was taken from, for members. */
  user_address_id: number | null;
  /** Who is named on the slip when it is not the orderer (ご依頼主, G-05). */
  sender: AddressSnapshot | null;
  noshi: Noshi | null;
  wrapping_code: string | null;
  message: string | null;
  packings: Packing[];
}

/** Who orders, how he pays and what he adds. */
export interface OrderDocument {
  orderer: Orderer | null;
  payment_id: number | null;
  note: string | null;
  receipt_addressee: string | null;
  receipt_note: string | null;
}

/** A payment that failed on this cart, until the shopper has seen it (`transaction/error/delete`). */
export interface TransactionError {
  code: string;
  message: string;
  occurred_at: string;
}

/**
 * Everything a cart row keeps beside token, owner, version and expiry, as one jsonb value. Facts of the catalogue, fees and
 * totals are never in it: they come from the quote.
 */
export interface CartDocument {
  /** Source of keys; grows only, so that a key is never used twice in one cart. */
  next_key: number;
  lines: LineDocument[];
  shippings: ShippingDocument[];
  order: OrderDocument;
  /** Sets of the shop that were put in, as far as they lie there whole; absent without any. */
  sets?: SetDocument[];
  coupons: string[];
  /** Points that the member wants to spend; absent when none. */
  points?: number;
  /** Fields a customer variant adds (`other/modify`). */
  other: Record<string, string>;
  transaction_error: TransactionError | null;
  /** Idempotency keys of the latest changes, newest last; absent while no change brought one. */
  change_keys?: string[];
}

/** The document of a new cart. */
export function emptyCartDocument(): CartDocument {
  return {
    next_key: 1,
    lines: [],
    shippings: [],
    order: { orderer: null, payment_id: null, note: null, receipt_addressee: null, receipt_note: null },
    coupons: [],
    other: {},
    transaction_error: null,
  };
}
