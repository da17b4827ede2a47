import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from '../header-actions/header-actions.module.css';
import { Icon } from '@shop/kit';

/** Says that the data of the checkout is encrypted. */
export function SecureNote({ className = '' }: { readonly className?: string | undefined }) {
  const t = useCopy(frameCopy);
  return (
    <p className={`${styles.note} ${className}`}>
      <Icon name="lock" />
      {t.checkoutSecure}
    </p>
  );
}
