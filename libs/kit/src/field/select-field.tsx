import { FieldShell, type FieldProps } from './field-shell.tsx';
import { Select, type SelectProps } from './select.tsx';

export interface SelectFieldProps extends FieldProps, Omit<SelectProps, keyof FieldProps | 'className'> {}

/** A choice from a list, with the browser's own control. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, required, hint, error, isValid, isDirty, width, id, ...select } = props;
  const field = { label, labelHidden, required, hint, error, isValid, isDirty, width };
  return (
    <FieldShell {...field} id={id}>
      {(control) => <Select {...select} {...control} />}
    </FieldShell>
  );
}
