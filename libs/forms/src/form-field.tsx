import type { ReactNode } from 'react';
import { Checkbox, LimitedArea, PasswordField, RadioGroup, SelectField, TextField } from '@shop/kit';
import { BirthDateField } from './birth-date-field.tsx';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { PostalCodeField } from './postal-code-field.tsx';
import { SchoolKeyField } from './school-key-field.tsx';
import type { FieldDefinition } from '@shop/form-definitions';
import { SoftWarning } from './soft-warning.tsx';
import { useComposition } from './use-composition.ts';

const types = { text: 'text', email: 'email', tel: 'tel' } as const;

export interface FormFieldProps {
  readonly name: string;
  /** Replaces the definition's label, for example by a sentence with a link. */
  readonly label?: ReactNode;
  /** The layout of a radio group; short choices are side by side. */
  readonly look?: 'plain' | 'card';
}

/** A field of the surrounding form, rendered by its definition. Renders nothing if the channel does not use it. */
export function FormField({ name, label, look }: FormFieldProps) {
  const form = useForm();
  const field = form.fields.find((one) => one.name === name);
  if (!field) return null;
  const shared = sharedProps(form, field, label);
  switch (field.control) {
    case 'postal-code':
      return <PostalCodeField field={field} />;
    case 'school-key':
      return field.keyTexts ? (
        <SchoolKeyField field={field} texts={field.keyTexts} />
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

/** A text field. It is not normalised during IME composition; a name fills its kana field (F-01, F-13). */
function TextInput({ field, label }: { readonly field: FieldDefinition; readonly label?: ReactNode }) {
  const form = useForm();
  const input = inputProps(form, field);
  const composition = useComposition(form, field);
  return (
    <div data-half={field.half || undefined}>
      <TextField
        {...sharedProps(form, field, label)}
        {...input}
        {...composition}
        type={field.control === 'email' || field.control === 'tel' ? types[field.control] : types.text}
      />
      <SoftWarning field={field} value={input.value} onReplace={(value) => form.setValue(field.name, value)} />
    </div>
  );
}
