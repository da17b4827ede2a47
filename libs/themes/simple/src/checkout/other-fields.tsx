import type { PaymentPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LimitedField } from '@shop/kit';
import { Panel } from './panel.tsx';

/** What the channel's customer asks besides; nothing where nothing is asked. */
export function OtherFields({ fields }: { readonly fields: PaymentPageProps['others'] }) {
  const t = useCopy(checkoutCopy);
  if (fields.length === 0) return null;
  return (
    <Panel title={t.payment.othersTitle}>
      {fields.map(({ name, label, placeholder, hint, max, required, value, error, onChange }) => (
        <LimitedField
          key={name}
          name={name}
          label={label}
          placeholder={placeholder ?? undefined}
          hint={hint ?? undefined}
          most={max ?? undefined}
          required={required}
          width="medium"
          value={value}
          error={error ?? undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      ))}
    </Panel>
  );
}
