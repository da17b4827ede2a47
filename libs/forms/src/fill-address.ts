import { foldPlace } from '@shop/japanese';
import type { FormValues, PostalPlace } from './types.ts';

/** The fields that a postal code fills, and their sources. */
const SOURCES = { prefecture: 'prefecture', city: 'city', address1: 'town' } as const;
type Filled = keyof typeof SOURCES;

/** A number or building after the name of a town. */
const AFTER_TOWN = /^[\s\d０-９〇一二三四五六七八九十-]/;

/** The changes that a place of a postal code makes to a form. */
export interface AddressFill {
  /** Applied at once: the fields are empty, or were filled by the form. */
  readonly changes: FormValues;
  /** The values that the form itself has filled. */
  readonly filled: FormValues;
  /** Would replace typed values: applied only if the user agrees. */
  readonly replacements: FormValues;
}

/**
 * Returns the changes of a place (F-06): empty fields and those with the result of an earlier look-up (`filled`) follow
 * the new code. A typed street number is preserved, and typed values that contradict the place are for the user to
 * decide.
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

/** Returns the text typed after the form's own; null if the user changed the field. */
function typedBehind(field: Filled, current: string, own: string): string | null {
  if (current === '' || current === own) return '';
  const rest = own !== '' && current.startsWith(own) ? current.slice(own.length) : '';
  return field === 'address1' && AFTER_TOWN.test(rest) ? rest : null;
}

/** Whether the value matches: a street may continue after its town, and a code of a whole city has none. */
function isSamePlace(field: Filled, current: string, next: string): boolean {
  return field === 'address1' ? foldPlace(current).includes(foldPlace(next)) : foldPlace(current) === foldPlace(next);
}
