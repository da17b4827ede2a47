import { randomBytes } from 'node:crypto';
import type { CardBrand } from '@shop/payment-fakes/cards';
import type { CardOutcome } from '@shop/payment-fakes/cards';
import type { Clock } from '../clock/clock.ts';

/** The data of a card that is stored after its number was checked: never the number, never the security code. */
export interface TokenisedCard {
  readonly brand: CardBrand;
  readonly last4: string;
  /** `MM/YY` */
  readonly exp: string;
  readonly outcome: CardOutcome;
}

const LIFETIME_MS = 15 * 60_000;

/** Holds tokenised cards only in memory, for 15 minutes, and returns each once. */
export class TokenVault {
  readonly #clock: Clock;
  readonly #cards = new Map<string, { card: TokenisedCard; expiresAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Stores a card and returns its one-time token. */
  save(card: TokenisedCard): string {
    this.#forgetOld();
    const token = `tok_${randomBytes(16).toString('base64url')}`;
    this.#cards.set(token, { card, expiresAt: this.#clock().getTime() + LIFETIME_MS });
    return token;
  }

  /** Gives the card of a token out and forgets it; undefined when the token is unknown, used or too old. */
  take(token: string): TokenisedCard | undefined {
    this.#forgetOld();
    const card = this.#cards.get(token);
    this.#cards.delete(token);
    return card?.card;
  }

  #forgetOld(): void {
    const now = this.#clock().getTime();
    for (const [token, { expiresAt }] of this.#cards) if (expiresAt <= now) this.#cards.delete(token);
  }
}
