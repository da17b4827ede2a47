import { withoutInvisible } from './invisible.ts';

/** Normalises a free text: trimmed, without invisible characters from copying (F-01). */
export function normaliseFreeText(text: string): string {
  return withoutInvisible(text).trim();
}
