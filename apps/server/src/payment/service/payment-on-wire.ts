/** A payment as the payment service tells it. Amounts are integer yen. */
export interface PaymentOnWire {
  id: string;
  status:
    'requires_action' | 'authorised' | 'failed' | 'pending' | 'paid' | 'captured' | 'voided' | 'refunded' | 'expired';
  reference: string;
  amount: number;
  refunded_amount?: number;
  currency: string;
  next_url?: string;
  instructions?: { store_code: string; store_name: string; number: string; expires_at: string };
  failure_code?: string;
  eci?: string;
  card?: { brand: string; last4: string };
}

/** Whether what the service sent names a payment. Its money is compared with the order's later, where the order is known. */
export function isPaymentOnWire(body: unknown): body is PaymentOnWire {
  if (typeof body !== 'object' || body === null || !('id' in body) || !('status' in body) || !('reference' in body))
    return false;
  return typeof body.id === 'string' && typeof body.status === 'string' && typeof body.reference === 'string';
}
