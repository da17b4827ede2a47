import type { ReactNode } from 'react';
import { Checkbox, LimitedArea, PasswordField, RadioGroup, SelectField, TextField } from '@shop/kit';
import { BirthDateField } from './birth-date-field.tsx';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { PostalCodeField } from './postal-code-field.tsx';
import { SchoolKeyField } from './school-key-field.tsx';
import { TextInput } from './text-input.tsx';

export interface FormFieldProps {
  readonly name: string;
  /** In place of the definition's label: a sentence with a link, say. */
  readonly label?: ReactNode;
  /** How a radio group is laid out; choices of one word stand side by side. */
  readonly look?: 'plain' | 'card';
}

/** One field of the form around it, shown as its definition says. Renders nothing when the channel does not ask for it. */
export function FormField({ name, label, look }: FormFieldProps) {
  const form = useForm();
  const field = form.fields.find((one) => one.name === name);
  if (!field) return null;
  const shared = sharedProps(form, field, label);
  switch (field.control) {
    case 'postal-code':
      return <PostalCodeField field={field} />;
    case 'school-key':
      return field.keyWords ? (
        <SchoolKeyField field={field} words={field.keyWords} />
      ) : (
        <TextInput field={field} label={label} />
      );
    case 'birth-date':
      return <BirthDateField field={field} />;
    case 'password':
      return <PasswordField {...shared} {...inputProps(form, field)} />;
    case 'date':
      return (
        <div data-half={field.half || undefined}>
          <TextField {...shared} {...inputProps(form, field)} type="date" />
        </div>
      );
    case 'textarea':
      return <LimitedArea {...shared} {...inputProps(form, field)} most={field.maxLength} />;
    case 'select':
      return <SelectField {...shared} {...inputProps(form, field)} options={field.options ?? []} />;
    case 'checkbox':
      return (
        <Checkbox
          id={shared.id}
          name={name}
          label={label ?? field.label}
          error={shared.error}
          checked={form.values[name] === '1'}
          onChange={(event) => form.setValue(name, event.target.checked ? '1' : '')}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          id={shared.id}
          name={name}
          legend={shared.label}
          required={field.required}
          hint={field.hint}
          error={shared.error}
          look={look}
          direction={look === 'card' ? 'column' : 'row'}
          options={field.options ?? []}
          value={form.values[name] || null}
          onChange={(value) => form.setValue(name, value)}
        />
      );
    case 'text':
    case 'email':
    case 'tel':
      return <TextInput field={field} label={label} />;
  }
}
