import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { type KeptIntent, newId } from './kept-intent.ts';
import { chargeView, intentView } from './stripe-views.ts';

const PAUSE_MS = 1_000;
const TRIES = 60;

export interface EventTarget {
  /** Null: nobody is told. */
  readonly url: string | null;
  readonly secret: string;
  readonly publicUrl: string;
}

/** Sends events as Stripe does: signed, at least once, again while the shop is away. */
export class StripeEvents {
  readonly #target: EventTarget;
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(target: EventTarget) {
    this.#target = target;
  }

  tell(type: Stripe.Event['type'], intent: KeptIntent): void {
    const object = type === 'charge.refunded' ? chargeView(intent) : intentView(intent, this.#target.publicUrl, false);
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: null,
      created: Math.floor(Date.now() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    void this.#send(JSON.stringify(event), TRIES);
  }

  stop(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  async #send(body: string, triesLeft: number): Promise<void> {
    const { url, secret } = this.#target;
    if (url === null || triesLeft === 0 || (await isTaken(url, secret, body))) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.#send(body, triesLeft - 1);
    }, PAUSE_MS);
    this.#waiting.add(timer);
  }
}

async function isTaken(url: string, secret: string, body: string): Promise<boolean> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
