import { foldPlace } from '@shop/japanese';
import type { FormValues, PostalPlace } from './types.ts';

/** The fields that a postal code fills, and from what. */
const SOURCES = { prefecture: 'prefecture', city: 'city', address1: 'town' } as const;
type Filled = keyof typeof SOURCES;

/** A number or a building after the name of a town. */
const AFTER_TOWN = /^[\s\d０-９〇一二三四五六七八九十-]/;

/** What a place of a postal code would make of a form. */
export interface AddressFill {
  /** May be done at once: the fields are empty, or hold what the form itself had put there. */
  readonly changes: FormValues;
  /** What of the changes is the form's own. */
  readonly filled: FormValues;
  /** Would replace what the person typed: only when he says so. */
  readonly replacements: FormValues;
}

/**
 * What a place changes in a form (F-06). Fields that are empty, or still hold what an earlier look-up put there, follow the new
 * code; a street number typed behind the old town stays behind the new one. What the person typed and the place contradicts is
 * for him to decide. `filled` is what the look-up has put there so far.
 */
export function fillAddress(values: FormValues, filled: FormValues, place: PostalPlace): AddressFill {
  const changes: Record<string, string> = {};
  const own: Record<string, string> = {};
  const replacements: Record<string, string> = {};
  for (const field of Object.keys(SOURCES) as Filled[]) {
    const current = values[field];
    if (current === undefined) continue;
    const next = place[SOURCES[field]];
    const typed = typedBehind(field, current, filled[field] ?? '');
    if (typed !== null) {
      changes[field] = `${next}${typed}`;
      own[field] = next;
    } else if (!isSamePlace(field, current, next)) replacements[field] = next;
  }
  return { changes, filled: own, replacements };
}

/** What was typed behind the form's own text; null when the field is the person's. */
function typedBehind(field: Filled, current: string, own: string): string | null {
  if (current === '' || current === own) return '';
  const rest = own !== '' && current.startsWith(own) ? current.slice(own.length) : '';
  return field === 'address1' && AFTER_TOWN.test(rest) ? rest : null;
}

/** A street may have more behind its town; a code that covers a whole city says nothing of it. */
function isSamePlace(field: Filled, current: string, next: string): boolean {
  return field === 'address1' ? foldPlace(current).includes(foldPlace(next)) : foldPlace(current) === foldPlace(next);
}
