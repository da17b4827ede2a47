import type { KeyValueStorage, ShopEnvironment } from '../environment/shop-environment.ts';

/** The decision that this browser sent last. */
export interface SentDecision {
  /** Of the cart that was to become an order: with it the order is found again. */
  token: string;
  idempotencyKey: string;
  /** Epoch milliseconds of the last sending. */
  sentAt: number;
  /** The order stands; until then it is open whether there is one. */
  isKnown: boolean;
}

const KEY = 'shop_sent_decision';
/** As long as the server shows the order by the cart's token (contract: getCartDecision). */
const MEMORY_MS = 86_400_000;

/** Keeps it for reload, closed tab and other tabs: no card, no person, no goods. Null forgets it. */
export function keepDecision(local: KeyValueStorage, sent: SentDecision | null): void {
  if (sent === null) local.removeItem(KEY);
  else local.setItem(KEY, JSON.stringify(sent));
}

/** What was kept, for 24 hours; null when nothing was. */
export function recallDecision({ local, now }: Pick<ShopEnvironment, 'local' | 'now'>): SentDecision | null {
  try {
    // written by keepDecision alone
    const sent = JSON.parse(local.getItem(KEY) ?? 'null') as SentDecision | null;
    return sent !== null && now() - sent.sentAt < MEMORY_MS ? sent : null;
  } catch {
    return null;
  }
}
