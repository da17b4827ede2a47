import type Stripe from 'stripe';
import { newId } from '../new-id.ts';
import { digits, type StoredCustomer, type StoredIntent } from './stored-intent.ts';
import type { StripeBook } from './stripe-book.ts';
import { invalidRequest } from './stripe-error.ts';

type Moved = Stripe.CustomerCashBalanceTransaction['type'];

/** The transfers to customers: Stripe applies the money to the customer's open payment automatically. */
export class StripeBalance {
  readonly #book: StripeBook;
  readonly #report: (transaction: Stripe.CustomerCashBalanceTransaction) => void;

  constructor(book: StripeBook, report: (transaction: Stripe.CustomerCashBalanceTransaction) => void) {
    this.#book = book;
    this.#report = report;
  }

  open(email: string | null): StoredCustomer {
    const customer: StoredCustomer = { id: newId('cus'), email, account: null, cash: 0 };
    this.#book.customers.set(customer.id, customer);
    return customer;
  }

  /** Returns the customer's account, which never changes. */
  accountOf(customer: StoredCustomer): string {
    return (customer.account ??= digits(7));
  }

  /** Receives money on the account of an open or ended payment. */
  transfer(intent: StoredIntent, amount: number): StoredIntent {
    const payer = payerOf(intent);
    this.#move(payer, amount, 'funded');
    if (intent.status !== 'requires_action') return intent;
    const taken = Math.min(payer.cash, intent.amount - intent.received);
    this.#move(payer, -taken, 'applied_to_payment');
    intent.received += taken;
    return intent.received === intent.amount ? this.#book.pay(intent) : this.#book.fund(intent);
  }

  /** Returns the applied money of a cancelled payment to the customer's balance. */
  unapply(intent: StoredIntent): void {
    if (intent.payer === null || intent.received === 0) return;
    this.#move(intent.payer, intent.received, 'unapplied_from_payment');
    intent.received = 0;
  }

  /** Sends a part of the balance back to the customer, to an account that Stripe knows or asks for by email. */
  sendBack(customer: StoredCustomer, amount: number): void {
    if (amount > customer.cash)
      throw invalidRequest('The amount is more than the cash balance.', {
        code: 'insufficient_funds',
        param: 'amount',
      });
    this.#move(customer, -amount, 'return_initiated');
  }

  #move(customer: StoredCustomer, amount: number, type: Moved): void {
    customer.cash += amount;
    this.#report({
      id: newId('ccsbtxn'),
      object: 'customer_cash_balance_transaction',
      created: Math.floor(Date.now() / 1000),
      currency: 'jpy',
      customer: customer.id,
      customer_account: null,
      ending_balance: customer.cash,
      livemode: false,
      net_amount: amount,
      type,
    } satisfies Stripe.CustomerCashBalanceTransaction);
  }
}

function payerOf({ id, payer }: StoredIntent): StoredCustomer {
  if (payer === null) throw invalidRequest(`${id} is not paid by transfer.`);
  return payer;
}

/** Returns a customer as Stripe does, with the cash balance. */
export function customerView({ id, email, cash }: StoredCustomer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    balance: 0,
    cash_balance: {
      object: 'cash_balance',
      available: { jpy: cash },
      customer: id,
      customer_account: null,
      livemode: false,
      settings: { reconciliation_mode: 'automatic', using_merchant_default: true },
    },
    created: 0,
    default_source: null,
    description: null,
    email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    shipping: null,
  } satisfies Stripe.Customer;
}

/** Returns the instructions of a transfer: the account, and the remaining amount. */
export function transferDetails({ amount, received, payer }: StoredIntent): Stripe.PaymentIntent.NextAction {
  const nowhere = { city: null, country: 'JP', line1: null, line2: null, postal_code: null, state: null };
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      amount_remaining: amount - received,
      currency: 'jpy',
      financial_addresses: [
        {
          supported_networks: ['zengin'],
          type: 'zengin',
          zengin: {
            account_holder_address: nowhere,
            account_holder_name: 'ストライプジャパン(カ シュウノウダイコウ',
            account_number: payer?.account ?? null,
            account_type: 'futsu',
            bank_address: nowhere,
            bank_code: '0099',
            bank_name: '見本銀行',
            branch_code: '001',
            branch_name: '見本支店',
          },
        },
      ],
      hosted_instructions_url: null,
      reference: null,
      type: 'jp_bank_transfer',
    },
  };
}
