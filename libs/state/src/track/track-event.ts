/** An item of a shopping event. */
export interface TrackItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: string;
  /** Yen, tax included. */
  price: number;
  quantity?: number;
  index?: number;
}

/** Names of the shopping events (P-27). */
export type TrackName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'
  | 'refund'
  | 'search'
  | 'login'
  | 'sign_up';

/** What an event tells: figures and the shop's own keys, never names, mail addresses, telephones or addresses (P-27). */
export interface TrackDetails {
  items?: TrackItem[];
  value?: number;
  item_list_id?: string;
  item_list_name?: string;
  shipping_tier?: string;
  payment_type?: string;
  coupon?: string;
  /** How somebody logged in or registered, not who. */
  method?: 'password' | 'mailed_code' | 'mailed_link' | 'passkey';
  /** Goods that a search found. The words are never told: people type names and addresses there. */
  found?: number;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
}

/** Reports a shopping event; it never fails and never waits. */
export type Track = (name: TrackName, details: TrackDetails) => void;
