import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second choice for Argon2id: 19 MiB, two passes; about 25 ms on one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

/**
 * Hashes a password, or the answer to a security question, by Argon2id into the PHC text format. It contains the cost,
 * so existing hashes remain valid when the cost is raised.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { message: canonicalPassword(password), nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash that matches no password: an unknown account takes the same time as a known one (P-15). */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether `password` is the one that was hashed. With `null` (no such account) it works as long and answers no.
 * @throws when the stored text is not in the PHC format: the row is broken.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, expected] = PHC.exec(stored ?? NOBODY) ?? [];
  if (!nonce || !expected) throw new Error('A stored password is not in the PHC format.');
  const wanted = Buffer.from(expected, 'base64');
  const actual = await derive('argon2id', {
    message: canonicalPassword(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(actual, wanted) && stored !== null;
}

/** One text for what looks the same, so that another keyboard's spelling of 「が」 or 「é」 still opens the door. */
export function canonicalPassword(password: string): string {
  return password.normalize('NFKC');
}
