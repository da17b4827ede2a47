import { normaliseCode } from '@shop/japanese';

/** A school's key as it is kept: width, case, spaces and hyphens do not matter. */
export function foldSchoolKey(typed: string): string {
  return normaliseCode(typed).toUpperCase();
}
