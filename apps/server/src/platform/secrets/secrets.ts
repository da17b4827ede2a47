import { randomBytes, createHash } from 'node:crypto';

/** Returns a new unguessable text of 256 bits, safe in URLs: access tokens, challenges, codes of emailed links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the stored form of a secret, or of personal data that is only compared; the purpose separates kinds of
 * hashes. Only for inputs that cannot be guessed, or whose guess reveals nothing: passwords use Argon2id.
 */
export function hashSecret(purpose: string, ...parts: string[]): string {
  return createHash('sha256')
    .update([purpose, ...parts].join('\u0000'))
    .digest('base64url');
}
