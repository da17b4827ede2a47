import { useEffect, useState } from 'react';

/** The prefix that the forms' drafts have too, so that both are cleared together. */
const PREFIX = 'draft:';

/** A text outside a form that a reload or a lost session must not lose: kept in this tab until it is saved. */
export function useTextDraft(key: string, saved: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const kept = sessionStorage.getItem(PREFIX + key);
    if (kept !== null) setText(kept);
  }, [key]);
  const change = (next: string) => {
    setText(next);
    sessionStorage.setItem(PREFIX + key, next);
  };
  return [text ?? saved, change];
}
