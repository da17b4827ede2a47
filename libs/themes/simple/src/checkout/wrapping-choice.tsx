import type { WrappingEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';
import { WrappingDrawing } from '@shop/parts';
import styles from './wrapping-choice.module.css';

interface WrappingChoiceProps {
  readonly wrapping: WrappingEntry;
  readonly destinationKey: string;
}

/** Which paper, or cloth, with its drawing. Where a choice is wanted, none is no choice (L-04). */
export function WrappingChoice({ wrapping, destinationKey }: WrappingChoiceProps) {
  const t = useCopy(checkoutCopy).delivery.wrapping;
  const { options, value, isRequired, onChange } = wrapping;
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={t.legend}
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
