import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { canonicalPassword } from './canonical-password.ts';

/** OWASP's second choice for Argon2id: 19 MiB, two passes; about 25 ms on one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const derive = promisify(argon2);

/**
 * Hashes a password, or the answer to a security question, by Argon2id into the PHC text format, which carries its cost:
 * raising the cost later does not lock anybody out.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { message: canonicalPassword(password), nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
