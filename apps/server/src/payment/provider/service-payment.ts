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
  /** Money of a transfer that the payment did not take: a part of it while it is open, and what came too late or too much. */
  unclaimed_amount?: number;
  currency: string;
  /** Where the shopper's browser has to go, such as to 3-D Secure. */
  next_url?: string;
  instructions?: ServiceInstructions;
  failure_code?: string;
  eci?: string;
  card?: { brand: string; last4: string };
}

export type ServiceInstructions = StoreInstructions | AccountInstructions;

/** What a shopper needs to pay at a convenience store. `expires_at` is RFC 3339. */
export interface StoreInstructions {
  store_code: string;
  store_name: string;
  number: string;
  /** A second number that some chains ask for. */
  confirmation?: string;
  expires_at: string;
}

/** The account that a service keeps for one payment, and what is still to be sent to it. */
export interface AccountInstructions {
  account: { bank: string; branch: string; type: string; number: string; holder: string };
  remaining: number;
}
