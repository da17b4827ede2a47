import { toHalfWidthAscii } from '@shop/japanese';

/** The digits of a mailed code as it was typed, in any width and with anything between them. */
export function typedCode(typed: string): string {
  return toHalfWidthAscii(typed).replace(/\D/g, '');
}
