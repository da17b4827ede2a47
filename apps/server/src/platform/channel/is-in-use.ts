import type { Channel } from './channel.ts';

/** Whether a channel was opened and is not archived: only then it sends mails of its own accord. */
export function isInUse({ openedAt, archivedAt }: Pick<Channel, 'openedAt' | 'archivedAt'>): boolean {
  return openedAt !== null && archivedAt === null;
}
