import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from './types.ts';

/** Returns a value as readable text: the label of an option, a text for a checked checkbox, or else the value. */
export function shownText({ control, options }: FieldDefinition, value: string): string {
  if (control === 'checkbox') return value === '1' ? formsCopy.ticked : '';
  return options?.find((option) => option.value === value)?.label ?? value;
}
