/** A payment as the payment service tells it. */
export interface PaymentOnWire {
  id: string;
  status: 'requires_action' | 'authorised' | 'failed' | 'pending' | 'paid' | 'captured' | 'voided' | 'refunded' | 'expired';
  reference: string;
  amount: number;
  next_url?: string;
  instructions?: { store_code: string; store_name: string; number: string; expires_at: string };
  failure_code?: string;
  eci?: string;
  card?: { brand: string; last4: string };
}
