/** A payment reported by a service, in the shop's terms. Amounts are integer yen. */
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
  /** Whether a card is being saved for later: the holder confirms, nothing is authorised, and `amount` is 0. */
  is_keeping?: boolean;
  /** The shop's id of the payment. */
  reference: string;
  amount: number;
  refunded_amount?: number;
  /** Transferred money that the payment did not take: partial while it is open, late or surplus. */
  unclaimed_amount?: number;
  currency: string;
  /** Where the browser must go, such as 3-D Secure. */
  next_url?: string;
  instructions?: ServiceInstructions;
  failure_code?: string;
  eci?: string;
  card?: { brand: string; last4: string };
}

export type ServiceInstructions = StoreInstructions | AccountInstructions;

/** What a customer needs to pay at a convenience store. `expires_at` is RFC 3339. */
export interface StoreInstructions {
  store_code: string;
  store_name: string;
  number: string;
  /** A second number that some chains require. */
  confirmation?: string;
  expires_at: string;
}

/** The account of one payment, and the amount still to be transferred. */
export interface AccountInstructions {
  account: { bank: string; branch: string; type: string; number: string; holder: string };
  remaining: number;
}
