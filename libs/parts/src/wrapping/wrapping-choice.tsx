import type { WrappingEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';
import { WrappingDrawing } from './wrapping-drawing.tsx';
import styles from './wrapping-choice.module.css';

export interface WrappingChoiceProps {
  /** What may be chosen, what is chosen, and whether something must be. */
  readonly wrapping: WrappingEntry;
  /** Tells the choices of several destinations apart. */
  readonly destinationKey: string;
  /** Words of a heading that stands above: they are only read out here, and each wrapping is a card. */
  readonly heading?: string;
}

/** Which paper, or cloth, with its drawing. Where a choice is wanted, nothing is chosen beforehand and none is no choice (L-04). */
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
