import type { Clock } from './clock/clock.ts';
import type { PaymentsConfig } from './config/read-config.ts';
import { CustomerBook } from './customers/customer-book.ts';
import type { Parts } from './parts.ts';
import { PaymentBook } from './payment/payment-book.ts';
import { Store } from './store/store.ts';
import { TokenVault } from './tokens/token-vault.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

/** Opens the store and creates the parts of one sandbox. */
export function makeParts(config: PaymentsConfig, clock: Clock): Parts {
  const store = new Store(config.file);
  const vault = new TokenVault(clock);
  return {
    config,
    clock,
    store,
    vault,
    customers: new CustomerBook(store, vault, clock),
    book: new PaymentBook(store, clock, config.publicUrl),
    sender: new WebhookSender(store, clock, { url: config.webhookUrl, secret: config.webhookSecret }),
  };
}
