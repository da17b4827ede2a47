import type { AddressFormPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Checkbox, Notice, TextLink } from '@shop/kit';
import styles from './address-form-page.module.css';

/** The form of one address. */
export default function AddressFormPage({ contradiction, ordererOffer, form, backHref, backLabel }: AddressFormPageProps) {
  const t = useCopy(accountCopy).addresses;
  return (
    <div className={styles.page}>
      {contradiction && <Notice tone="warning">{t.mustCorrect(contradiction)}</Notice>}
      {ordererOffer && (
        <Checkbox look="card" checked={ordererOffer.checked} onChange={(event) => ordererOffer.onChange(event.target.checked)} label={t.ordererToo(ordererOffer.name)} description={t.ordererTooText} />
      )}
      {form}
      <TextLink to={backHref} back standalone>
        {backLabel}
      </TextLink>
    </div>
  );
}
