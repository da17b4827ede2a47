import type { AddressFormPageProps } from '@shop/theming';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Checkbox, Notice } from '@shop/kit';
import { FormPage } from '../kinds/form-page.tsx';

/** The form of one address. */
export default function AddressFormPage({ contradiction, ordererOffer, ...page }: AddressFormPageProps) {
  const t = useCopy(addressesCopy).list;
  return (
    <FormPage {...page}>
      {contradiction && <Notice tone="warning">{t.mustCorrect(contradiction)}</Notice>}
      {ordererOffer && (
        <Checkbox
          look="card"
          checked={ordererOffer.checked}
          onChange={(event) => ordererOffer.onChange(event.target.checked)}
          label={t.ordererToo(ordererOffer.name)}
          description={t.ordererTooText}
        />
      )}
    </FormPage>
  );
}
