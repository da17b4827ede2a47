import type { PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../config/config.ts';
import type { SentEvent } from '../provider/payment-provider.ts';

/** How the bank of a test's card behaves. */
export type TestCard = 'good' | 'challenge' | 'declined';

/** A payment service in a process of its own, and what people do with it in a test. */
export interface TestService {
  code: PaymentServiceCode;
  /** Where the shop reaches it; the line of a test stands before it. */
  url: string;
  /** What a server is configured with to use it over `line`. */
  config: (line: string) => Partial<Config>;
  /** The call that begins a payment. */
  creating: [method: string, path: RegExp];
  /** Types a card into the fields and returns the one-time token. */
  token: (card: TestCard) => Promise<string>;
  answerChallenge: (nextUrl: string, answer: 'pass' | 'cancel') => Promise<void>;
  /** Plays the convenience store; null where the service has none. */
  atStore: ((serviceId: string, action: 'pay' | 'expire') => Promise<void>) | null;
  /** The same event with another body, signed as the service would. */
  signed: (event: SentEvent, body: string, at: Date) => SentEvent;
  stop: () => Promise<void>;
}

export const testCards: Record<TestCard, string> = {
  good: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
};
