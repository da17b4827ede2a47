export type CardBrand = 'visa' | 'mastercard' | 'jcb' | 'amex';

/** How the card company of the sandbox treats a test card. */
export type CardOutcome =
  | 'frictionless'
  | 'challenge'
  | 'declined'
  | 'authentication-failed'
  | 'abandoned'
  | 'declined-after-challenge'
  | 'declined-later';

export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
}

/** The documented test cards; every other number is refused so that no real card is ever typed in here. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'frictionless' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'frictionless' },
  { number: '3530111333300000', brand: 'jcb', outcome: 'frictionless' },
  { number: '378282246310005', brand: 'amex', outcome: 'frictionless' },
  { number: '4000000000003220', brand: 'visa', outcome: 'challenge' },
  { number: '5200000000001096', brand: 'mastercard', outcome: 'challenge' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { number: '4000000000003238', brand: 'visa', outcome: 'authentication-failed' },
  { number: '4000000000003246', brand: 'visa', outcome: 'abandoned' },
  { number: '4000000000003253', brand: 'visa', outcome: 'declined-after-challenge' },
  { number: '4000000000000341', brand: 'visa', outcome: 'declined-later' },
];

/** Returns the test card of a typed number, or undefined for other numbers. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  return testCards.find(({ number }) => number === digits);
}
