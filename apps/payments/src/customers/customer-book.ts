import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { PaymentError } from '../errors/payment-error.ts';
import type { Store } from '../store/store.ts';
import type { TokenVault } from '../tokens/token-vault.ts';
import type { Customer, StoredCard } from './customer.ts';

/** The limit of saved cards per customer; the shop's own limit is lower. */
const CARDS_MAX = 20;

/** The customers of the shop and their cards, on file. */
export class CustomerBook {
  readonly #store: Store;
  readonly #vault: TokenVault;
  readonly #clock: Clock;

  constructor(store: Store, vault: TokenVault, clock: Clock) {
    this.#store = store;
    this.#vault = vault;
    this.#clock = clock;
  }

  /** Opens a customer under the shop's own reference. */
  create(reference: string): Customer {
    const customer = { id: newId('cus'), reference, createdAt: this.#clock().toISOString() };
    this.#store.saveCustomer(customer);
    return customer;
  }

  /** The customer's cards, as they were added. Throws `customer.not_found`. */
  listCards(customerId: string): StoredCard[] {
    return this.#store.listCards(this.#require(customerId).id);
  }

  /**
   * Saves the card of a one-time token. Throws `customer.not_found`, `payment.token_invalid`, `customer.cards_full`.
   */
  addCard(customerId: string, token: string): StoredCard {
    const { id } = this.#require(customerId);
    if (this.#store.listCards(id).length >= CARDS_MAX) throw new PaymentError(422, 'customer.cards_full', 'これ以上カードを保存できません');
    const card = this.#vault.take(token);
    if (!card) {
      throw new PaymentError(422, 'payment.token_invalid', 'カード情報の有効期限が切れました。お手数ですが、もう一度カード情報を入力してください');
    }
    const stored = { ...card, id: newId('crd'), customerId: id, createdAt: this.#clock().toISOString() };
    this.#store.saveCard(stored);
    return stored;
  }

  /** A card of a customer. Throws `card.not_found`, for another customer's card too. */
  findCard(customerId: string, cardId: string): StoredCard {
    const card = this.#store.findCard(cardId);
    if (!card || card.customerId !== customerId) throw new PaymentError(404, 'card.not_found', 'カードが見つかりません');
    return card;
  }

  /** Forgets a card. Throws `card.not_found`. */
  deleteCard(customerId: string, cardId: string): StoredCard {
    const card = this.findCard(customerId, cardId);
    this.#store.deleteCard(card.id);
    return card;
  }

  #require(id: string): Customer {
    const customer = this.#store.findCustomer(id);
    if (!customer) throw new PaymentError(404, 'customer.not_found', 'お客様が見つかりません');
    return customer;
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
