import { testPayjp } from './test-payjp.ts';
import { testSandbox } from './test-sandbox.ts';
import type { TestService } from './test-service.ts';
import { testStripe } from './test-stripe.ts';

/** Every service that a shop can choose, by the name of its tests. */
export const testServices: [name: string, start: (webhookUrl: string) => Promise<TestService>][] = [
  ['the sandbox', testSandbox],
  ['Stripe', testStripe],
  ['PAY.JP', testPayjp],
];
