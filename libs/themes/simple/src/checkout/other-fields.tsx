import type { PaymentPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LimitedField, SelectField } from '@shop/kit';
import { Panel } from './panel.tsx';

/** Additional fields of the channel; nothing if there are none. */
export function OtherFields({ fields }: { readonly fields: PaymentPageProps['others'] }) {
  const t = useCopy(checkoutCopy);
  if (fields.length === 0) return null;
  return (
    <Panel title={t.payment.othersTitle}>
      {fields.map(({ name, label, placeholder, hint, max, options, required, value, error, onChange }) => {
        const shared = {
          name,
          label,
          placeholder: placeholder ?? undefined,
          hint: hint ?? undefined,
          required,
          width: 'medium',
          value,
          error: error ?? undefined,
          onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
        } as const;
        return options ? (
          <SelectField key={name} {...shared} options={options} />
        ) : (
          <LimitedField key={name} {...shared} most={max ?? undefined} />
        );
      })}
    </Panel>
  );
}
