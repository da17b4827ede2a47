import { randomInt } from 'node:crypto';
import { inJapan } from '@shop/japanese';

// Without 0 O 1 I L U V, which are mistaken on the telephone or in handwriting.
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** An order number that people can read to one another: the day in Japan and five letters, `261120-7K3MX`. */
export function newOrderNo(now: Date): string {
  const day = inJapan(now).day.slice(2).replaceAll('-', '');
  return `${day}-${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** The number as the order has it, from one without its hyphen. */
export function writtenOrderNo(bare: string): string {
  return `${bare.slice(0, 6)}-${bare.slice(6)}`;
}
