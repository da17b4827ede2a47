import { randomBytes, createHash } from 'node:crypto';

/** A fresh unguessable text of 256 bits, safe in URLs: bearer tokens, challenges, codes of mailed links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the stored form of a secret, or of personal data that is only compared; the purpose keeps hashes of different
 * kinds apart. Only for inputs that cannot be guessed, or whose guess reveals nothing: passwords take Argon2id.
 */
export function hashSecret(purpose: string, ...parts: string[]): string {
  return createHash('sha256')
    .update([purpose, ...parts].join('\u0000'))
    .digest('base64url');
}
