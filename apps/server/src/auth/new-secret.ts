import { randomBytes } from 'node:crypto';

/** A fresh unguessable text of 256 bits, safe in URLs: bearer tokens, challenges, codes of mailed links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
