import type { Clock } from './clock/clock.ts';
import type { PaymentsConfig } from './config/read-config.ts';
import type { CustomerBook } from './customers/customer-book.ts';
import type { PaymentBook } from './payment/payment-book.ts';
import type { Store } from './store/store.ts';
import type { TokenVault } from './tokens/token-vault.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** The services that the routes use. */
export interface Parts {
  readonly config: PaymentsConfig;
  readonly clock: Clock;
  readonly store: Store;
  readonly vault: TokenVault;
  readonly book: PaymentBook;
  readonly customers: CustomerBook;
  readonly sender: WebhookSender;
}
