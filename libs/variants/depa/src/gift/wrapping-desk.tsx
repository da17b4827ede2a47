import type { GiftEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';
import { words } from '../words.ts';

interface WrappingDeskProps {
  readonly wrapping: NonNullable<GiftEntry['wrapping']>;
  readonly destinationKey: string;
}

/** Which paper, or cloth. Where a choice is wanted, nothing is chosen beforehand and none is no choice (L-04). */
export function WrappingDesk({ wrapping, destinationKey }: WrappingDeskProps) {
  const t = useCopy(checkoutCopy).delivery.wrapping;
  const { options, value, isRequired, onChange } = wrapping;
  return (
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
        ...options.map(({ code, name, fee }) => ({ value: code, label: t.option(name, fee) })),
      ]}
    />
  );
}
