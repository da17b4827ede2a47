import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from './types.ts';

/** A value as people read it: the label of what was chosen, a word for a ticked box, everything else as it was typed. */
export function shownText({ control, options }: FieldDefinition, value: string): string {
  if (control === 'checkbox') return value === '1' ? formsCopy.ticked : '';
  return options?.find((option) => option.value === value)?.label ?? value;
}
