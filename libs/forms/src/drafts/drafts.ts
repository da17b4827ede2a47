import type { FormDefinition } from '@shop/form-definitions';
import type { FormValues } from '../types.ts';

/** The prefix of all unsent input, in a form or elsewhere: it is cleared together. */
export const DRAFT_PREFIX = 'draft:';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

interface Draft {
  readonly savedAt: number;
  readonly values: FormValues;
}

/** Saves a draft under a key (F-11: 24 hours in this tab). Passwords and secret answers are never saved. */
export function saveDraft(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  definition: FormDefinition,
  values: FormValues,
  now: number,
): void {
  const entered = definition.fields
    .filter(({ format, control }) => format !== 'secret' && control !== 'checkbox')
    .map(({ name }) => [name, values[name] ?? '']);
  const draft: Draft = { savedAt: now, values: Object.fromEntries(entered) };
  try {
    storage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
  } catch {
    // If storage is full or forbidden, only the draft is lost, never the form.
  }
}

/** Returns the draft of a key; null if there is none, or it is too old or unreadable. */
export function readDraft(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  definition: FormDefinition,
  now: number,
): FormValues | null {
  const draft = parse(storage.getItem(DRAFT_PREFIX + key));
  if (!draft || now - draft.savedAt > LIFETIME_MS) return null;
  const names = new Set<string>(definition.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(draft.values).filter(([name]) => names.has(name)));
}

/** Deletes one draft: its form was sent, or the shopper discarded it. */
export function dropDraft(storage: Pick<Storage, 'removeItem'>, key: string): void {
  storage.removeItem(DRAFT_PREFIX + key);
}

/** Deletes every draft: at logout and when an order is placed. */
export function clearDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('values' in value)) return false;
  const { savedAt, values } = value;
  if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
