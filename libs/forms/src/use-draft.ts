import { sessionStore } from '@shop/constants/storage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDefinition } from '@shop/form-definitions';
import { dropDraft, readDraft, saveDraft } from './drafts/drafts.ts';
import type { FormHandle } from './form-context.ts';
import type { FormValues } from './types.ts';

/** Whether a draft was restored, and how to discard it. */
export interface DraftState {
  readonly isRestored: boolean;
  readonly drop: () => void;
}

/**
 * Restores the draft after a reload or an expired session, then saves what is typed; without a key nothing is saved.
 * Input from before hydration has priority.
 */
export function useDraft(
  key: string | undefined,
  definition: FormDefinition,
  form: FormHandle,
  element: () => HTMLFormElement | null,
): DraftState {
  const [isRestored, setRestored] = useState(false);
  const isReady = useRef(false);
  const dropped = useRef<FormValues | null>(null);

  const restore = useEffectEvent(() => {
    const draft = key === undefined ? null : readDraft(sessionStore, key, definition, Date.now());
    const found = { ...draft, ...typedBeforeHydration(element(), form) };
    const differs = Object.entries(found).some(([name, value]) => form.values[name] !== value);
    if (differs) form.setValues(found);
    setRestored(draft !== null && differs);
    isReady.current = true;
  });
  useEffect(() => {
    // Once on mount: afterwards the state of the form is authoritative.
    restore();
  }, [key]);

  useEffect(() => {
    const isTouched = form.fields.some(({ name }) => form.isDirty(name));
    const isDropped = form.values === dropped.current;
    if (key !== undefined && isReady.current && isTouched && !isDropped)
      saveDraft(sessionStore, key, definition, form.values, Date.now());
  }, [key, definition, form]);

  return {
    isRestored,
    drop: () => {
      if (key !== undefined) dropDraft(sessionStore, key);
      dropped.current = form.latestValues();
      setRestored(false);
    },
  };
}

function typedBeforeHydration(element: HTMLFormElement | null, form: FormHandle): Record<string, string> {
  if (!element) return {};
  const typed = [...new FormData(element)].filter(
    ([name, value]) => typeof value === 'string' && value !== '' && form.values[name] === '',
  );
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}
