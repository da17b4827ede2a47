import type { FormValues, PostalPlace } from './types.ts';

/** The fields that a postal code fills, and from what. */
const SOURCES = { prefecture: 'prefecture', city: 'city', address1: 'town' } as const;

/**
 * What a place changes in a form: only fields that are empty or still hold what an earlier look-up put there, so that
 * nothing typed is lost (F-06). `filled` is what the look-up has put there so far.
 */
export function fillAddress(values: FormValues, filled: FormValues, place: PostalPlace): FormValues {
  const changes: Record<string, string> = {};
  for (const [field, source] of Object.entries(SOURCES)) {
    const current = values[field];
    if (current === undefined) continue;
    if (current === '' || current === filled[field]) changes[field] = place[source];
  }
  return changes;
}
