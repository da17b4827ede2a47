import { randomBytes } from 'node:crypto';

/** A fresh public id of 128 random bits, safe in addresses: carts, orders, payments. */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url');
}
