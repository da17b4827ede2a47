import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { entriesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AccountNotice } from '@shop/theming';
import { saveScroll } from '../removal/keep-place.ts';
import { useUndo } from '../removal/use-undo.ts';
import { failureText } from './failure-text.ts';

/** A change of one entry, and the words when it is done. */
export interface Change {
  readonly work: () => Promise<unknown>;
  readonly done: string;
}

export interface Removal extends Change {
  /** Puts the entry back; null where it cannot be had again. */
  readonly restore: Change | null;
}

/** What is done to the entries of a list, one by one. */
export interface Changes<Id> {
  /** The entry whose change is on its way. */
  readonly busy: Id | null;
  /** What became of the last change, with the way back while there is one. */
  readonly message: AccountNotice | null;
  readonly change: (id: Id, change: Change) => void;
  readonly remove: (id: Id, removal: Removal) => void;
}

/** Changes entries and tells of it; what was deleted can be put back for some seconds, and the keyboard keeps its place. */
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
      saveScroll(removed);
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
