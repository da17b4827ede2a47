const MINUTE = 60_000;
const MOST_TRIES = 10;
const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** When to try a mail again after its nth try failed: 1, 2, 4 … minutes, at most 6 hours; null when it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (tries - 1), LONGEST_PAUSE));
}

/** Whether the mail server refused for good (SMTP 5xx, e.g. no such mailbox), so that a further try is pointless. */
export function isPermanentFailure(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
