import type { AddressView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './address-block.module.css';
import { Phrases } from './phrases.tsx';

/** Name with 様, address and telephone. `compact` omits the telephone; unknown parts are omitted, too. */
export function AddressBlock({ address, compact }: { address: AddressView; compact?: boolean }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.address}>
      <p className={styles.name}>
        {address.company && (
          <span className={styles.company}>
            <Phrases text={address.company} />
          </span>
        )}
        {address.name} {t.shipping.honorific}
      </p>
      <p>
        {address.postalCode !== '' && (
          <span className={styles.code}>
            {t.shipping.postalMark}
            {address.postalCode}
          </span>
        )}{' '}
        <Phrases text={address.address} />
      </p>
      {!compact && address.phone !== '' && (
        <p className={styles.phone}>
          {t.shipping.phone} {address.phone}
        </p>
      )}
    </div>
  );
}
