import type { PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../platform/config/config.ts';
import type { SentEvent } from '../provider/payment-provider.ts';

/** The result of the bank for a test card. */
export type TestCard = 'good' | 'challenge' | 'declined' | 'declinedAfterwards';

/** A payment service in a separate process, with the actions of people in a test. */
export interface TestService {
  code: PaymentServiceCode;
  /** The URL of the service; the test connects through a line in front of it. */
  url: string;
  /** The configuration of a server that uses it over `line`. */
  config: (line: string) => Partial<Config>;
  /** Which side completes a payment after 3-D Secure. */
  finishedBy: 'service' | 'shop';
  /** What an event proves: its content and time, by a signature; or only its sender. */
  proves: 'content' | 'sender';
  /** The 3-D Secure result that it reports for an accepted card; null: none. */
  eci: string | null;
  /** The call that begins a payment. */
  creating: [method: string, path: RegExp];
  /** Types a card into the fields and returns the one-time token. */
  token: (card: TestCard) => Promise<string>;
  answerChallenge: (nextUrl: string, answer: 'pass' | 'cancel') => Promise<void>;
  /** Whether PayPay is paid by it, on a page that `answerChallenge` answers too. */
  takesPaypay: boolean;
  /** Simulates the convenience store; null where the service has none. */
  atStore: ((serviceId: string, action: 'pay' | 'expire') => Promise<void>) | null;
  /** Sends yen to the account of a payment; null where the service has no such accounts. */
  transfer: ((serviceId: string, amount: number) => Promise<void>) | null;
  /** Makes a refund of this amount fail; null where the service reports no such failure. */
  refundFails: ((serviceId: string, amount: number) => Promise<void>) | null;
  /** The same event with another body, signed as the service would. */
  signed: (event: SentEvent, body: string, at: Date) => SentEvent;
  /** An event about a payment in which the service took another amount. */
  ofOtherAmount: (event: SentEvent, serviceId: string, amount: { from: number; to: number }) => Promise<SentEvent>;
  stop: () => Promise<void>;
}

/** Returns the event's body with another amount. */
export function withAmount({ body }: SentEvent, { from, to }: { from: number; to: number }): string {
  const changed = body.replaceAll(`"amount":${from}`, `"amount":${to}`);
  if (changed === body) throw new Error(`The event says nothing of ${from} yen.`);
  return changed;
}

export const testCards: Record<TestCard, string> = {
  good: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  declinedAfterwards: '4000000000000341',
};
