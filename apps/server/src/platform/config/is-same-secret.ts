import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what somebody sent is a configured secret. The time it takes tells nothing of how much of it was right. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
