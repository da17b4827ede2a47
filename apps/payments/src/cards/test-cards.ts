/** How the card company of the sandbox treats a test card. */
export type CardOutcome =
  | 'frictionless'
  | 'challenge'
  | 'declined'
  | 'authentication-failed'
  | 'abandoned'
  | 'declined-after-challenge'
  | 'declined-later';

/** The documented test numbers; every other number is refused so that no real card is ever typed in here. */
const testCards: ReadonlyMap<string, CardOutcome> = new Map([
  ['4111111111111111', 'frictionless'],
  ['5555555555554444', 'frictionless'],
  ['3530111333300000', 'frictionless'],
  ['378282246310005', 'frictionless'],
  ['4000000000003220', 'challenge'],
  ['5200000000001096', 'challenge'],
  ['4000000000000002', 'declined'],
  ['4000000000003238', 'authentication-failed'],
  ['4000000000003246', 'abandoned'],
  ['4000000000003253', 'declined-after-challenge'],
  ['4000000000000341', 'declined-later'],
]);

/** The outcome of a test number, or undefined for a number that is not one of them. */
export function outcomeOf(number: string): CardOutcome | undefined {
  return testCards.get(number);
}

/** All documented numbers, for the check that the README and the table agree. */
export function testCardNumbers(): readonly string[] {
  return [...testCards.keys()];
}
