import { createRequire } from 'node:module';
import type Stripe from 'stripe';

/** Loads Stripe's library when a channel first needs it: it is large, and most shops have one service. */
export function loadStripe(): typeof Stripe {
  // The package's own types describe its CommonJS build.
  return createRequire(import.meta.url)('stripe') as typeof Stripe;
}
