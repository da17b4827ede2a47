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

/** The details of an event: figures and keys of the shop, never names, phone numbers or addresses (P-27). */
export interface TrackDetails {
  items?: TrackItem[];
  value?: number;
  item_list_id?: string;
  item_list_name?: string;
  shipping_tier?: string;
  payment_type?: string;
  coupon?: string;
  /** How the member logged in or registered. */
  method?: 'password' | 'mailed_code' | 'mailed_link' | 'passkey';
  /** The number of products found. Search words are never reported: shoppers type names and addresses there. */
  found?: number;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
}

/** Reports a shopping event; never fails and never waits. */
export type Track = (name: TrackName, details: TrackDetails) => void;
