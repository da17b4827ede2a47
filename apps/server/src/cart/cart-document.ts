import type { AddressSnapshot, Noshi, Orderer } from '@shop/api';
import type { ParcelFees } from '../delivery/parcel-fees.ts';
import type { Packing } from './allocation/packing.ts';
import type { TaxClass } from './quote/product-inputs.ts';

/** The values of a line that the shopper last saw; differences are reported as `changes` (C-06). */
export interface SeenValues {
  unit_price: number;
  rate_percent: number;
  is_sellable: boolean;
  /** The combined quantity of guest and member cart when a limit reduced it at login; otherwise absent. */
  joined_quantity?: number;
}

/** What an order agreed about a line or extra: an amendment keeps its price and rate, and its pieces are the order's. */
export interface AgreedGoods {
  name: string;
  /** Pieces that the order has; more are checked like new ones. */
  quantity: number;
  unit_price: number;
  rate_percent: number;
  tax_class: TaxClass;
}

/** A paid extra of a line. It is shipped with the pieces of its line. */
export interface AccessoryDocument {
  key: string;
  product_key: string;
  quantity: number;
  seen: SeenValues;
  /** Only while an order is amended. */
  agreed?: AgreedGoods;
}

/** A product in a cart. Prices are not stored: the quote uses today's. */
export interface LineDocument {
  key: string;
  product_key: string;
  quantity: number;
  options: Record<string, string>;
  seen: SeenValues;
  /** Paid extras; absent if there were never any. */
  accessories?: AccessoryDocument[];
  /** Only while an order is amended. */
  agreed?: AgreedGoods;
}

/** The fees that an order agreed for a destination, in yen including tax; `parcels` by the key of each parcel. */
export interface AgreedFees {
  wrapping: number;
  parcels: Readonly<Record<string, ParcelFees>>;
}

/** A product set in a cart. Its products are ordinary lines. */
export interface SetDocument {
  key: string;
  quantity: number;
}

/**
 * The receiver who enters the address of a social gift, as named by the giver; `email` only if the shop mails the link.
 */
export interface SocialReceiverDocument {
  name: string;
  way: 'mail' | 'link';
  email: string | null;
  message: string | null;
}

/** A stored destination: address, gift wishes, and the parcels with their pieces. */
export interface ShippingDocument {
  key: string;
  address: AddressSnapshot | null;
  /** Set if the receiver enters the address; null or absent for an ordinary destination. */
  social?: SocialReceiverDocument | null;
  /** The address-book entry that the address was copied from, for members. */
  user_address_id: number | null;
  /** The sender on the packing slip if it is not the orderer (ご依頼主, G-05). */
  sender: AddressSnapshot | null;
  noshi: Noshi | null;
  wrapping_code: string | null;
  message: string | null;
  packings: Packing[];
  /** Only while an order is amended, for a destination whose fees are not affected. */
  agreed?: AgreedFees;
}

/** Orderer, payment, note and receipt. */
export interface OrderDocument {
  orderer: Orderer | null;
  payment_id: number | null;
  note: string | null;
  receipt_addressee: string | null;
  receipt_note: string | null;
}

/** A failed payment of this cart, until the shopper has seen it (`transaction/error/delete`). */
export interface TransactionError {
  code: string;
  message: string;
  occurred_at: string;
}

/**
 * The content of a cart row besides token, owner, version and expiry, stored as jsonb. Product data, fees and totals
 * come from the quote and are never stored.
 */
export interface CartDocument {
  /** The source of keys. It only grows, so a key is never reused within a cart. */
  next_key: number;
  lines: LineDocument[];
  shippings: ShippingDocument[];
  order: OrderDocument;
  /** Product sets that were added, while the cart holds them completely; absent if there are none. */
  sets?: SetDocument[];
  coupons: string[];
  /** The points that the member wants to spend; absent if none. */
  points?: number;
  /** The fields that a customer variant adds (`other/modify`). */
  other: Record<string, string>;
  transaction_error: TransactionError | null;
  /** The idempotency keys of the latest changes, newest last; absent before the first. */
  change_keys?: string[];
}

/** Returns the document of a new cart. */
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
