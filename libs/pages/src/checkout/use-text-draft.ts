import { useEffect, useState } from 'react';
import { DRAFT_PREFIX } from '@shop/forms/drafts';

/** A text outside a form that a reload or a lost session must not lose: kept in this tab until it is saved. */
export function useTextDraft(key: string, saved: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const kept = sessionStorage.getItem(DRAFT_PREFIX + key);
    if (kept !== null) setText(kept);
  }, [key]);
  const change = (next: string) => {
    setText(next);
    sessionStorage.setItem(DRAFT_PREFIX + key, next);
  };
  return [text ?? saved, change];
}
