import type { AccountNotice, RemovableLogRow } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { useChanges } from './use-changes.ts';

/** The removal and the restoration of a row, with their messages. */
interface LogRemoval {
  readonly take: () => Promise<unknown>;
  readonly putBack: () => Promise<unknown>;
  readonly removed: string;
  readonly restored: string;
}

interface Log {
  /** The result of the last change, with undo while it is possible. */
  readonly message: AccountNotice | null;
  /** Returns the props of a row's removal. */
  readonly removal: (id: number | string, removal: LogRemoval) => Pick<RemovableLogRow, 'onDelete' | 'isBusy'>;
}

/** A log whose rows can be deleted one by one; its page is read again after each change. */
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
