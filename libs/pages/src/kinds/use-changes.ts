import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { entriesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AccountNotice } from '@shop/theming';
import { preserveFocus } from '../removal/preserve-focus.ts';
import { useUndo } from '../removal/use-undo.ts';
import { failureText } from './failure-text.ts';

/** A change of one entry, and its message of success. */
export interface Change {
  readonly work: () => Promise<unknown>;
  readonly done: string;
}

export interface Removal extends Change {
  /** Restores the entry; null if that is not possible. */
  readonly restore: Change | null;
}

/** Changes of the entries of a list, one by one. */
export interface Changes<Id> {
  /** The entry with a pending change. */
  readonly busy: Id | null;
  /** The result of the last change, with undo while it is possible. */
  readonly message: AccountNotice | null;
  readonly change: (id: Id, change: Change) => void;
  readonly remove: (id: Id, removal: Removal) => void;
}

/** Changes entries and shows the results. A deleted entry can be restored for some seconds; the focus is preserved. */
export function useChanges<Id extends number | string>(): Changes<Id> {
  const t = useCopy(entriesCopy);
  const [busy, setBusy] = useState<Id | null>(null);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const { undo, offer, drop } = useUndo();

  const change = async (id: Id, { work, done }: Change): Promise<boolean> => {
    setBusy(id);
    drop();
    try {
      await work();
      setMessage({ tone: 'success', text: done });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: failureText(error, t.failed) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const remove = async (id: Id, { work, done, restore }: Removal) => {
    const removal = () => {
      const removed = work();
      preserveFocus(removed);
      return removed;
    };
    const isGone = await change(id, { work: removal, done });
    if (isGone && restore) offer(done, () => void change(id, restore));
  };

  return {
    busy,
    message: message && undo?.text === message.text ? { ...message, onUndo: undo.onUndo } : message,
    change: (id, one) => void change(id, one),
    remove: (id, one) => void remove(id, one),
  };
}
