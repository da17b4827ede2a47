/** A payment as any payment service tells it, in the shop's words. Amounts are integer yen. */
export interface ServicePayment {
  id: string;
  status:
    | 'requires_action'
    | 'kept'
    | 'authorised'
    | 'failed'
    | 'pending'
    | 'paid'
    | 'captured'
    | 'voided'
    | 'refunded'
    | 'expired';
  /** A card is being kept for later: its holder is asked for, its money is not, and `amount` is 0. */
  is_keeping?: boolean;
  /** The shop's own id of the payment. */
  reference: string;
  amount: number;
  refunded_amount?: number;
  currency: string;
  /** Where the shopper's browser has to go, such as to 3-D Secure. */
  next_url?: string;
  instructions?: ServiceInstructions;
  failure_code?: string;
  eci?: string;
  card?: { brand: string; last4: string };
}

/** What a shopper needs to pay at a convenience store. `expires_at` is RFC 3339. */
export interface ServiceInstructions {
  store_code: string;
  store_name: string;
  number: string;
  /** A second number that some chains ask for. */
  confirmation?: string;
  expires_at: string;
}
