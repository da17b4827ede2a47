import { useState } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { isComposing } from '@shop/japanese';
import { IconButton } from '../button/icon-button.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  /** The label for screen readers, as in 数量: ジャンボン・ド・バイヨンヌ. */
  readonly label: string;
  readonly disabled?: boolean;
  /** The id of the form that sends the number as `quantity` where scripts do not run. */
  readonly form?: string;
}

/**
 * A quantity with buttons and a text field that accepts digits of any width (F-01). A number out of range becomes the
 * nearest possible one, with a message; anything else is refused and stays as typed.
 */
export function QuantityStepper({ value, onChange, min = 1, max, label, disabled, form }: QuantityStepperProps) {
  const t = useCopy(kitCopy);
  const field = useEarlyInput();
  const [draft, setDraft] = useState<string | null>(null);
  /** The number that replaced the typed one; NaN if it was refused. */
  const [taken, setTaken] = useState<number | null>(null);
  const isRefused = Number.isNaN(taken);
  const word = isRefused ? t.wholeNumber : taken === value && t.quantityTaken(min, max, value);
  const show = (text: string | null) => {
    setDraft(text);
    setTaken(null);
  };
  const commit = () => {
    if (!draft?.trim()) return setDraft(null);
    const typed = parseQuantity(draft);
    const next = Math.min(Math.max(typed, min), max);
    if (next !== typed) setTaken(next);
    if (Number.isNaN(next)) return;
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const step = (by: number) => {
    show(null);
    onChange(value + by);
  };
  return (
    <span className={styles.quantity}>
      <span className={styles.stepper} role="group" aria-label={label}>
        <IconButton icon="minus" label={t.decrease} disabled={disabled || value <= min} onClick={() => step(-1)} />
        <input
          ref={field}
          className={styles.input}
          aria-label={label}
          aria-invalid={isRefused || undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          {...(form !== undefined && { form, name: 'quantity' })}
          value={draft ?? value}
          onChange={(event) => show(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            // The number is taken; the form is sent by its button.
            event.preventDefault();
            commit();
          }}
        />
        <IconButton icon="plus" label={t.increase} disabled={disabled || value >= max} onClick={() => step(1)} />
      </span>
      {word && (
        <span className={styles.word} role="alert">
          {word}
        </span>
      )}
    </span>
  );
}

/**
 * Returns the typed whole number, in digits of any width, with or without a counter such as 個; otherwise NaN: 1.5 is
 * neither 1 nor 15.
 */
export function parseQuantity(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  return /^\d+[^\d.,]?$/.test(text) ? parseInt(text, 10) : NaN;
}
