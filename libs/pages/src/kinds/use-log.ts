import type { AccountNotice, RemovableLogRow } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { useChanges } from './use-changes.ts';

/** How a row is taken out of its log and put back, and what is said of it. */
interface LogRemoval {
  readonly take: () => Promise<unknown>;
  readonly putBack: () => Promise<unknown>;
  readonly removed: string;
  readonly restored: string;
}

interface Log {
  /** What became of the last change, with the way back while there is one. */
  readonly message: AccountNotice | null;
  /** What a row says of its own removal. */
  readonly removal: (id: number | string, removal: LogRemoval) => Pick<RemovableLogRow, 'onDelete' | 'isBusy'>;
}

/** A log whose rows can be taken out one by one; its page is read again after each change. */
export function useLog(): Log {
  const { revalidate } = useRevalidator();
  const { busy, message, remove } = useChanges<number | string>();
  return {
    message,
    removal: (id, { take, putBack, removed, restored }) => ({
      isBusy: busy === id,
      onDelete: () =>
        remove(id, {
          work: () => take().then(revalidate),
          done: removed,
          restore: { work: () => putBack().then(revalidate), done: restored },
        }),
    }),
  };
}
