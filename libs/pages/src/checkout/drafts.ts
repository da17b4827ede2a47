import { sessionStore } from '@shop/constants/storage';
import { useState } from 'react';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import { useHydrated } from '../timing/use-hydrated.ts';

/** Drafts by key, saved in this tab until they are sent. */
interface KeyedDrafts<T> {
  readonly of: (key: string) => T | undefined;
  readonly save: (key: string, draft: T) => void;
  readonly drop: (key: string) => void;
}

/**
 * Values typed outside forms, one draft per destination, restored after a reload or an expired session. `area`
 * separates the drafts of different carts.
 */
export function useKeyedDrafts<T>(area: string): KeyedDrafts<T> {
  const [drafts, setDrafts] = useState<Readonly<Record<string, T | null>>>({});
  const name = (key: string) => `${DRAFT_PREFIX}${area}:${key}`;
  const change = (key: string, draft: T | null) => {
    setDrafts((now) => ({ ...now, [key]: draft }));
    if (draft === null) sessionStore.removeItem(name(key));
    else sessionStore.setItem(name(key), JSON.stringify(draft));
  };
  return {
    of: (key) => (key in drafts ? drafts[key] : stored<T>(name(key))) ?? undefined,
    save: change,
    drop: (key) => change(key, null),
  };
}

function stored<T>(name: string): T | null {
  try {
    // Written only by `change`.
    return JSON.parse(sessionStore.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** A text outside a form, saved in this tab for a reload or an expired session until it is sent. */
export function useTextDraft(key: string, saved: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState<string | null>(null);
  const stored = useHydrated() ? sessionStore.getItem(DRAFT_PREFIX + key) : null;
  const change = (next: string) => {
    setText(next);
    sessionStore.setItem(DRAFT_PREFIX + key, next);
  };
  return [text ?? stored ?? saved, change];
}
