import type { ShippingSelectPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import styles from './destinations.module.css';

/** A recipient who will enter the address: an explanation, and the name if it is known. */
export function Receiver({ receiver }: Pick<ShippingSelectPageProps, 'receiver'>) {
  const t = useCopy(checkoutCopy);
  if (receiver === null) {
    return (
      <p className={styles.note}>
        {t.receiver.lead}
        {t.receiver.next}
      </p>
    );
  }
  return (
    <div className={styles.destination}>
      <AddressBlock address={receiver} />
      <div className={styles.actions}>
        <LinkButton size="small" to={receiver.editHref} aria-label={t.shipping.editOf(receiver.name)}>
          {t.shipping.edit}
        </LinkButton>
      </div>
    </div>
  );
}
