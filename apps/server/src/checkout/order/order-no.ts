import { randomInt } from 'node:crypto';
import { inJapan } from '@shop/japanese';

// Without 0 O 1 I L U V, which are confused on the telephone and in handwriting.
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** Returns an order number that can be read aloud: the day in Japan and five letters, `261120-7K3MX`. */
export function newOrderNo(now: Date): string {
  const day = inJapan(now).day.slice(2).replaceAll('-', '');
  return `${day}-${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** Returns the number in its stored form, from one without hyphen. */
export function writtenOrderNo(bare: string): string {
  return `${bare.slice(0, 6)}-${bare.slice(6)}`;
}
