/** The state of one payment attempt. The order has a separate state machine. */
export type PaymentState =
  | 'none'
  | 'started'
  /** The card is saved with the holder's consent, not authorised yet. */
  | 'kept'
  /** A saved card was released before an authorisation. */
  | 'dropped'
  | 'authorised'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'voided';

/** Events of the payment service or of our own clock. */
export type PaymentEvent =
  'start' | 'keep' | 'drop' | 'authorise' | 'capture' | 'fail' | 'expire' | 'void' | 'refund_part' | 'refund';

const moves: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  none: { start: 'started', capture: 'captured', void: 'voided', expire: 'expired' },
  started: {
    keep: 'kept',
    authorise: 'authorised',
    capture: 'captured',
    fail: 'failed',
    expire: 'expired',
    void: 'voided',
    // The event of the payment may arrive after the event of its refund.
    refund: 'refunded',
  },
  // A saved card that is refused later has taken nothing: a transfer is awaited instead.
  kept: { authorise: 'authorised', drop: 'dropped', fail: 'none', expire: 'none', void: 'none' },
  // It was authorised while its order was cancelled: the authorisation is real and must be released.
  dropped: { authorise: 'authorised' },
  authorised: { capture: 'captured', void: 'voided', refund_part: 'partially_refunded', refund: 'refunded' },
  captured: { refund_part: 'partially_refunded', refund: 'refunded' },
  partially_refunded: { refund_part: 'partially_refunded', refund: 'refunded' },
  refunded: {},
  failed: {},
  // Our clock may run out while the customer still pays: a late success is real and must be settled.
  expired: { authorise: 'authorised', capture: 'captured', void: 'voided', refund: 'refunded' },
  voided: {},
};

/** All states, as a filter of orders. */
export const paymentStates = Object.keys(moves);

/** Returns the state after an event, or null when the event is outdated or impossible and must be ignored (P-07). */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  const next = moves[state][event];
  return next === undefined || next === state ? null : next;
}

/** Whether the shop has the money or an authorisation. */
export function isPaid(state: PaymentState): boolean {
  return state === 'authorised' || state === 'captured';
}
