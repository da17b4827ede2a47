import type { ComponentProps } from 'react';
import { FieldShell, type FieldProps } from './field-shell.tsx';
import { useEarlyInput } from './use-early-input.ts';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'> {}

/** A text field with several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, required, hint, error, isValid, isDirty, width, id, ...area } = props;
  const ref = useEarlyInput<HTMLTextAreaElement>();
  const field = { label, labelHidden, required, hint, error, isValid, isDirty, width };
  return (
    <FieldShell {...field} id={id}>
      {(control) => <textarea ref={ref} rows={4} {...area} {...control} />}
    </FieldShell>
  );
}
