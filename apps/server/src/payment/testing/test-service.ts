import type { PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../platform/config/config.ts';
import type { SentEvent } from '../provider/payment-provider.ts';

/** How the bank of a test's card behaves. */
export type TestCard = 'good' | 'challenge' | 'declined' | 'declinedLater';

/** A payment service in a process of its own, and what people do with it in a test. */
export interface TestService {
  code: PaymentServiceCode;
  /** Where the shop reaches it; the line of a test stands before it. */
  url: string;
  /** What a server is configured with to use it over `line`. */
  config: (line: string) => Partial<Config>;
  /** Who takes the last step of a payment whose holder was at his bank. */
  finishedBy: 'service' | 'shop';
  /** What an event proves: what it says and when, by a signature; or who sends it alone. */
  proves: 'content' | 'sender';
  /** What it tells of 3-D Secure about a card that was let through; null: nothing. */
  eci: string | null;
  /** The call that begins a payment. */
  creating: [method: string, path: RegExp];
  /** Types a card into the fields and returns the one-time token. */
  token: (card: TestCard) => Promise<string>;
  answerChallenge: (nextUrl: string, answer: 'pass' | 'cancel') => Promise<void>;
  /** Whether PayPay is paid by it, on a page that `answerChallenge` answers too. */
  takesPaypay: boolean;
  /** Plays the convenience store; null where the service has none. */
  atStore: ((serviceId: string, action: 'pay' | 'expire') => Promise<void>) | null;
  /** Sends yen to the account of a payment; null where the service keeps none. */
  transfer: ((serviceId: string, amount: number) => Promise<void>) | null;
  /** A refund of so many yen does not arrive; null where the service tells of no such. */
  refundFails: ((serviceId: string, amount: number) => Promise<void>) | null;
  /** The same event with another body, signed as the service would. */
  signed: (event: SentEvent, body: string, at: Date) => SentEvent;
  /** An event about a payment of which the service has taken another sum. */
  ofOtherAmount: (event: SentEvent, serviceId: string, amount: { from: number; to: number }) => Promise<SentEvent>;
  stop: () => Promise<void>;
}

/** The event with another sum in it. */
export function withAmount({ body }: SentEvent, { from, to }: { from: number; to: number }): string {
  const changed = body.replaceAll(`"amount":${from}`, `"amount":${to}`);
  if (changed === body) throw new Error(`The event says nothing of ${from} yen.`);
  return changed;
}

export const testCards: Record<TestCard, string> = {
  good: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  declinedLater: '4000000000000341',
};
