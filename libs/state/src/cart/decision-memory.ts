import type { KeyValueStorage, ShopEnvironment } from '../environment/shop-environment.ts';

/** The decision that this browser sent last. */
export interface SentDecision {
  /** The token of the cart, by which the order is found again. */
  token: string;
  idempotencyKey: string;
  /** Epoch milliseconds of the last attempt. */
  sentAt: number;
  /** Whether the order is known to exist; until then the result is unknown. */
  isKnown: boolean;
}

const KEY = 'shop_sent_decision';
/** For this time the server discloses the order by the cart token (contract: getCartDecision). */
const MEMORY_MS = 86_400_000;

/** Saves the decision for reloads and other tabs, without card, personal data or products; null deletes it. */
export function storeDecision(local: KeyValueStorage, sent: SentDecision | null): void {
  if (sent === null) local.removeItem(KEY);
  else local.setItem(KEY, JSON.stringify(sent));
}

/** The saved decision, for 24 hours; null when there is none. */
export function recallDecision({ local, now }: Pick<ShopEnvironment, 'local' | 'now'>): SentDecision | null {
  try {
    // written only by keepDecision
    const sent = JSON.parse(local.getItem(KEY) ?? 'null') as SentDecision | null;
    return sent !== null && now() - sent.sentAt < MEMORY_MS ? sent : null;
  } catch {
    return null;
  }
}
