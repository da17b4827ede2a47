import type { AddressFormPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import styles from './address-form-page.module.css';

/** The form of one address. */
export default function AddressFormPage({ form, backHref }: AddressFormPageProps) {
  const t = useCopy(accountCopy).addressForm;
  return (
    <div className={styles.page}>
      {form}
      <TextLink to={backHref} standalone>
        {t.back}
      </TextLink>
    </div>
  );
}
