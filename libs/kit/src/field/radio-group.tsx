import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';
import styles from './field.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'children'> {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The selected value; null while nothing is selected. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly look?: 'plain' | 'card';
  /** `row`: short choices side by side. */
  readonly direction?: 'column' | 'row';
}

/** A choice of one from a few visible options. */
export function RadioGroup({
  name,
  options,
  value,
  onChange,
  look,
  direction = 'column',
  ...fieldset
}: RadioGroupProps) {
  return (
    <Fieldset {...fieldset}>
      <div className={styles.options} data-direction={direction}>
        {options.map((option) => (
          <Choice
            key={option.value}
            kind="radio"
            look={look}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
