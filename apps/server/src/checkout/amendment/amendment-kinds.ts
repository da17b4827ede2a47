/** What an amendment changes. */
export type AmendmentKind =
  'orderer' | 'address' | 'sender' | 'delivery' | 'lines' | 'noshi' | 'wrapping' | 'message' | 'note' | 'receipt';

/**
 * How the difference of the totals is settled: `charge` by the card that is not charged yet, `on_delivery` and
 * `transfer` with the new total, `refund` by the payment service or by hand; `shop_bears` leaves the total unchanged.
 */
export type Settlement = 'none' | 'charge' | 'on_delivery' | 'transfer' | 'refund' | 'shop_bears';
