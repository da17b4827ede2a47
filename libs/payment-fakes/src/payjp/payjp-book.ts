import { newId } from '../new-id.ts';
import { type StoredCard, type StoredCharge, type StoredToken, nowSeconds } from './stored-charge.ts';
import { missing, PayjpRefusal } from './payjp-error.ts';

type EventType = `charge.${'succeeded' | 'failed' | 'updated' | 'captured' | 'refunded'}`;

/** The charges, their transitions and the events that report them. */
export class PayjpBook {
  readonly tokens = new Map<string, StoredToken>();
  /** Cards by customer. */
  readonly customers = new Map<string, StoredCard[]>();
  readonly #charges = new Map<string, StoredCharge>();
  readonly #report: (type: EventType, charge: StoredCharge) => void;

  constructor(report: (type: EventType, charge: StoredCharge) => void) {
    this.#report = report;
  }

  /** The latest first, as PAY.JP lists them. */
  get charges(): readonly StoredCharge[] {
    return [...this.#charges.values()].reverse();
  }

  find(id: string): StoredCharge {
    const charge = this.#charges.get(id);
    if (!charge) throw missing();
    return charge;
  }

  /** Returns the card of a token and uses up the token. */
  spend(id: string): StoredCard {
    const token = this.tokens.get(id);
    if (!token) throw missing('card');
    if (token.isUsed) throw new PayjpRefusal(400, 'token_already_used', 'card');
    token.isUsed = true;
    return token.card;
  }

  cardsOf(customer: string): StoredCard[] {
    const cards = this.customers.get(customer);
    if (!cards) throw missing('customer');
    return cards;
  }

  /** Begins a charge that waits for 3-D Secure: nothing is authorised and no event is sent. */
  begin(wanted: Pick<StoredCharge, 'amount' | 'card' | 'customer' | 'expiryDays' | 'metadata'>): StoredCharge {
    const charge: StoredCharge = {
      ...wanted,
      id: newId('ch'),
      created: nowSeconds(),
      holder: 'unverified',
      isPaid: false,
      capturedAt: null,
      givenBack: 0,
      refundReason: null,
      failureCode: null,
    };
    this.#charges.set(charge.id, charge);
    return charge;
  }

  /** Records the visit of the bank's page, with or without a challenge. */
  receiveRequest(charge: StoredCharge, hasAnswered: boolean): void {
    if (charge.holder !== 'unverified') return;
    charge.holder = hasAnswered && charge.card.outcome !== 'authentication-failed' ? 'verified' : 'failed';
  }

  /** Finishes a charge after 3-D Secure: only now it is authorised. */
  finish(charge: StoredCharge): StoredCharge {
    if (charge.isPaid || charge.failureCode !== null) throw new PayjpRefusal(400, 'invalid_three_d_secure_state');
    if (charge.holder !== 'verified')
      throw new PayjpRefusal(400, charge.holder === 'failed' ? 'three_d_secure_failed' : 'three_d_secure_incompleted');
    if (charge.card.outcome.startsWith('declined')) {
      charge.failureCode = 'card_declined';
      this.#report('charge.failed', charge);
      throw new PayjpRefusal(402, 'card_declined');
    }
    charge.isPaid = true;
    return this.#reported('charge.succeeded', charge);
  }

  update(charge: StoredCharge, metadata: StoredCharge['metadata']): StoredCharge {
    charge.metadata = { ...charge.metadata, ...metadata };
    return this.#reported('charge.updated', charge);
  }

  /** Captures the money or a part of it; the rest is released. */
  capture(charge: StoredCharge, amount: number): StoredCharge {
    if (!charge.isPaid) throw new PayjpRefusal(400, 'operation_not_allowed_on_no_authorized_charge');
    if (charge.capturedAt !== null) throw new PayjpRefusal(400, 'already_captured');
    if (charge.givenBack > 0) throw new PayjpRefusal(400, 'cant_capture_refunded_charge');
    if (amount > charge.amount) throw new PayjpRefusal(400, 'capture_amount_gt_net', 'amount');
    charge.capturedAt = nowSeconds();
    charge.givenBack = charge.amount - amount;
    return this.#reported('charge.captured', charge);
  }

  refund(charge: StoredCharge, amount: number | undefined, reason: string | null): StoredCharge {
    const left = charge.amount - charge.givenBack;
    if (!charge.isPaid) throw new PayjpRefusal(400, 'failed_payment');
    if (left === 0) throw new PayjpRefusal(400, 'already_refunded');
    if (charge.capturedAt === null && amount !== undefined && amount !== left)
      throw new PayjpRefusal(400, 'invalid_amount_to_not_captured', 'amount');
    if ((amount ?? left) > left) throw new PayjpRefusal(400, 'refund_amount_gt_net', 'amount');
    charge.givenBack += amount ?? left;
    charge.refundReason = reason;
    return this.#reported('charge.refunded', charge);
  }

  #reported(type: EventType, charge: StoredCharge): StoredCharge {
    this.#report(type, charge);
    return charge;
  }
}
