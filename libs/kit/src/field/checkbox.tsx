import { useId } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';
import { FieldError } from './field-shell.tsx';

export interface CheckboxProps extends ChoiceProps {
  readonly error?: string;
}

/** One check box. Never ticked beforehand where it costs or consents (L-04, L-36). */
export function Checkbox({ error, id, ...choice }: CheckboxProps) {
  const made = useId();
  const controlId = id ?? made;
  return (
    <div>
      <Choice
        {...choice}
        kind="checkbox"
        id={controlId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${controlId}-error` : undefined}
      />
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}
