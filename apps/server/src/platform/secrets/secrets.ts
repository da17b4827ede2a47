import { randomBytes, createHash } from 'node:crypto';

/** A fresh unguessable text of 256 bits, safe in URLs: bearer tokens, challenges, codes of mailed links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a secret, or of something personal that is only compared. The purpose keeps a hash of one kind from
 * standing for another. Only for inputs that cannot be guessed, or whose guessing tells nothing: passwords take Argon2id.
 */
export function hashSecret(purpose: string, ...parts: string[]): string {
  return createHash('sha256')
    .update([purpose, ...parts].join('\u0000'))
    .digest('base64url');
}
