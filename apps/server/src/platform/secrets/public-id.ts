import { randomBytes } from 'node:crypto';

/** Returns a new public id of 128 random bits, safe in URLs: for carts, orders, payments. */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url');
}
