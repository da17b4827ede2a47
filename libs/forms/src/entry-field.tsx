import { useId } from 'react';
import { SelectField } from '@shop/kit';
import { useForm } from './form-context.ts';
import type { FormValues } from './types.ts';

export interface EntryFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The label of no entry: the values were typed. */
  readonly typed: string;
  /** The entries, each with the values of several fields. */
  readonly entries: readonly { readonly id: string; readonly label: string; readonly values: FormValues }[];
}

/** Inside a form: choosing an entry fills its fields. After a manual change no entry is chosen. */
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
