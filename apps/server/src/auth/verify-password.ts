import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { canonicalPassword } from './canonical-password.ts';

const derive = promisify(argon2);
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash that no password has: an unknown account costs the same time as a known one (P-15). */
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
