import type { WrappingEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';
import { WrappingDrawing } from './wrapping-drawing.tsx';
import styles from './wrapping-choice.module.css';

export interface WrappingChoiceProps {
  /** The options, the chosen one, and whether one must be chosen. */
  readonly wrapping: WrappingEntry;
  /** Distinguishes the choices of several destinations. */
  readonly destinationKey: string;
  /** The text of a heading above: it is for screen readers only, and each wrapping is a card. */
  readonly heading?: string;
}

/**
 * The choice of paper or cloth, with illustrations. Where a choice is required, nothing is selected by default, and
 * there is no option for none (L-04).
 */
export function WrappingChoice({ wrapping, destinationKey, heading }: WrappingChoiceProps) {
  const t = useCopy(checkoutCopy).delivery.wrapping;
  const { options, value, isRequired, onChange } = wrapping;
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={heading ?? t.legend}
        legendHidden={heading !== undefined}
        look={heading === undefined ? 'plain' : 'card'}
        name={`wrapping-${destinationKey}`}
        required={isRequired}
        value={value ?? (isRequired ? null : '')}
        onChange={(code) => onChange(code === '' ? null : code)}
        options={[
          ...(isRequired ? [] : [{ value: '', label: t.none }]),
          ...options.map(({ code, name, fee, drawing }) => ({
            value: code,
            label: (
              <span className={styles.wrapping}>
                <span>{t.option(name, fee)}</span>
                {drawing && (
                  <span className={styles.drawing}>
                    <WrappingDrawing name={drawing} />
                  </span>
                )}
              </span>
            ),
          })),
        ]}
      />
    </div>
  );
}
