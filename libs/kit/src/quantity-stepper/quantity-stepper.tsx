import { useState } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton } from '../button/icon-button.tsx';
import { parseQuantity } from './parse-quantity.ts';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  /** Names the field for screen readers, as in 数量: ジャンボン・ド・バイヨンヌ. */
  readonly label?: string;
  readonly id?: string;
  readonly disabled?: boolean;
}

/** A number of pieces by buttons or by typing; digits of any width are taken (F-01). */
export function QuantityStepper({ value, onChange, min = 1, max, label, id, disabled }: QuantityStepperProps) {
  const t = useCopy(kitCopy);
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const parsed = draft === null ? null : parseQuantity(draft, min, max);
    setDraft(null);
    if (parsed !== null && parsed !== value) onChange(parsed);
  };
  return (
    <span className={styles.stepper} role="group" aria-label={label ?? t.quantity}>
      <IconButton icon="minus" label={t.decrease} disabled={disabled || value <= min} onClick={() => onChange(value - 1)} />
      <input
        className={styles.input}
        id={id}
        aria-label={label ?? t.quantity}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
        }}
      />
      <IconButton icon="plus" label={t.increase} disabled={disabled || value >= max} onClick={() => onChange(value + 1)} />
    </span>
  );
}
