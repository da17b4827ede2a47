const FORM = /^T\d{13}$/;

/** What an operator should look at; only a number of the wrong form is left off the paper (L-17). */
export type RegistrationProblem = 'missing' | 'malformed' | 'not_a_corporate_number';

/**
 * What is odd about the registration number of a qualified invoice issuer, or null. A sole trader's number is no corporate
 * number, so a wrong check digit is worth a warning and nothing more.
 */
export function registrationProblem(number: string | null): RegistrationProblem | null {
  if (number === null || number.trim() === '') return 'missing';
  if (!FORM.test(number)) return 'malformed';
  return Number(number[1]) === checkDigitOf(number.slice(2)) ? null : 'not_a_corporate_number';
}

/** Check digit of the twelve digits after it: weights 1 and 2 from the right, 9 less the sum by 9. */
function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}
