import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '../icon/icon.tsx';
import styles from './secure-note.module.css';

/** Says that what is typed in the checkout travels enciphered. */
export function SecureNote({ className }: { readonly className: string | undefined }) {
  const t = useCopy(frameCopy);
  return (
    <p className={`${styles.note} ${className}`}>
      <Icon name="lock" />
      {t.checkoutSecure}
    </p>
  );
}
