import { hashSecret } from '../auth/hash-secret.ts';

/** What is kept of a link's token: 128 random bits, so that the hash tells nothing. */
export function giftTokenHash(token: string): string {
  return hashSecret('social-gift', token);
}
