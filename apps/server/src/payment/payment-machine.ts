/** How far the money of one attempt is. It knows nothing of the order: that is a machine of its own. */
export type PaymentState =
  | 'none'
  | 'started'
  /** The card is kept with its holder's consent; no money is promised yet. */
  | 'kept'
  /** A kept card was let go before anything was promised. */
  | 'dropped'
  | 'authorised'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'voided';

/** What the payment service, or our own clock, tells. */
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
    // The news of the payment itself may come after the news of its refund.
    refund: 'refunded',
  },
  // A kept card that is refused later has taken nothing: the money is then awaited by transfer.
  kept: { authorise: 'authorised', drop: 'dropped', fail: 'none', expire: 'none', void: 'none' },
  // It was being authorised while its order was cancelled: such a promise is real and must be let go.
  dropped: { authorise: 'authorised' },
  authorised: { capture: 'captured', void: 'voided', refund_part: 'partially_refunded', refund: 'refunded' },
  captured: { refund_part: 'partially_refunded', refund: 'refunded' },
  partially_refunded: { refund_part: 'partially_refunded', refund: 'refunded' },
  refunded: {},
  failed: {},
  // Our own clock may run out while the shopper still pays: late success is real and must be settled.
  expired: { authorise: 'authorised', capture: 'captured', void: 'voided', refund: 'refunded' },
  voided: {},
};

/** All of them, as one can ask for orders by. */
export const paymentStates = Object.keys(moves);

/** The state after an event, or null when the event is old news or impossible: it is then ignored (P-07). */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  const next = moves[state][event];
  return next === undefined || next === state ? null : next;
}

/** Whether the shop has the money or a promise of it. */
export function isPaid(state: PaymentState): boolean {
  return state === 'authorised' || state === 'captured';
}
