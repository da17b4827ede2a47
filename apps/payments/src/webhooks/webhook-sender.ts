import type { Clock } from '../clock/clock.ts';
import type { OutgoingEvent, Store } from '../store/store.ts';
import { createHmac } from 'node:crypto';

export interface WebhookTarget {
  readonly url: string | undefined;
  readonly secret: string;
}

/** Pauses before the next try, in seconds; after the last one the event is given up. */
const PAUSES_S = [1, 3, 10, 30, 120, 600, 3600, 6 * 3600, 24 * 3600] as const;

const TIMEOUT_MS = 5000;

/** Sends stored events to the shop until it responds 2xx: at least once, with increasing intervals, in any order. */
export class WebhookSender {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #target: WebhookTarget;
  #running: Promise<void> | undefined;

  constructor(store: Store, clock: Clock, target: WebhookTarget) {
    this.#store = store;
    this.#clock = clock;
    this.#target = target;
  }

  /** Sends what is due. Calls that overlap share one run. */
  deliverDue(): Promise<void> {
    this.#running ??= this.#deliver().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #deliver(): Promise<void> {
    const { url } = this.#target;
    if (!url) return;
    for (const event of this.#store.dueEvents(this.#clock().getTime())) await this.#send(url, event);
  }

  async #send(url: string, event: OutgoingEvent): Promise<void> {
    if (await this.#isTaken(url, event.body)) return this.#store.markDelivered(event.id);
    const pause = PAUSES_S[event.attempts];
    const nextAt = pause === undefined ? Number.MAX_SAFE_INTEGER : this.#clock().getTime() + pause * 1000;
    this.#store.postpone(event.id, event.attempts + 1, nextAt);
  }

  async #isTaken(url: string, body: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': signatureOf(body, this.#target.secret, this.#clock()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false; // the shop is not available: the event remains and is sent again
    }
  }
}

/**
 * The `X-Signature` header: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`.
 * The receiver compares it in constant time and refuses an old `t`.
 */
function signatureOf(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
