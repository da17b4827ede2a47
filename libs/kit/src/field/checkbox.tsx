import { useId } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';
import { FieldError } from './field-shell.tsx';

export interface CheckboxProps extends ChoiceProps {
  readonly error?: string;
}

/** A checkbox. Never checked by default if it costs money or gives consent (L-04, L-36). */
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
