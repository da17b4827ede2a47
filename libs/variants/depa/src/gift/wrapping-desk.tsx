import type { WrappingEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';
import { WrappingDrawing } from '@shop/parts';
import { words } from '../words.ts';
import styles from './wrapping-desk.module.css';

interface WrappingDeskProps {
  readonly wrapping: WrappingEntry;
  readonly destinationKey: string;
}

/** Which paper, or cloth. Where a choice is wanted, nothing is chosen beforehand and none is no choice (L-04). */
export function WrappingDesk({ wrapping, destinationKey }: WrappingDeskProps) {
  const t = useCopy(checkoutCopy).delivery.wrapping;
  const { options, value, isRequired, onChange } = wrapping;
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={words.panel.wrapping}
        legendHidden
        look="card"
        required={isRequired}
        name={`wrapping-${destinationKey}`}
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
