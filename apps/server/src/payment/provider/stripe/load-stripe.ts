import { createRequire } from 'node:module';
import type Stripe from 'stripe';

/** The library of Stripe, loaded when a channel first needs it: it is large, and most shops have one service. */
export function loadStripe(): typeof Stripe {
  // The package's own types say what its CommonJS build exports.
  return createRequire(import.meta.url)('stripe') as typeof Stripe;
}
