import { useId } from 'react';
import { SelectField } from '@shop/kit';
import { useForm } from './form-context.ts';
import type { FormValues } from './types.ts';

export interface EntryFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The choice of none: what stands in the fields was typed. */
  readonly typed: string;
  /** What fills several fields at once. */
  readonly entries: readonly { readonly id: string; readonly label: string; readonly values: FormValues }[];
}

/** Inside a form: one entry that is picked fills its fields. What is changed by hand afterwards is no entry any more. */
export function EntryField({ label, hint, typed, entries }: EntryFieldProps) {
  const id = useId();
  const form = useForm();
  const names = new Set(form.fields.map(({ name }) => name));
  const isHere = ({ values }: EntryFieldProps['entries'][number]) =>
    Object.entries(values).every(([name, value]) => !names.has(name) || form.values[name] === value);
  return (
    <SelectField
      id={id}
      label={label}
      hint={hint}
      placeholder={typed}
      value={entries.find(isHere)?.id ?? ''}
      options={entries.map((entry) => ({ value: entry.id, label: entry.label }))}
      onChange={({ target }) => form.setValues(entries.find((entry) => entry.id === target.value)?.values ?? {})}
    />
  );
}
