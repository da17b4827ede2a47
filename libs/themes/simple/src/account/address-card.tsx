import type { AddressEntry } from '@shop/theming';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, LinkButton, Notice } from '@shop/kit';
import { AddressBlock } from '../checkout/address-block.tsx';
import styles from './address-card.module.css';

interface AddressCardProps {
  readonly address: AddressEntry;
  /** Opens a confirmation; null when the address cannot be deleted. */
  readonly onDelete: (() => void) | null;
}

/** One entry of the address book with what can be done to it. */
export function AddressCard({ address, onDelete }: AddressCardProps) {
  const t = useCopy(addressesCopy).list;
  return (
    <article
      className={styles.card}
      data-entry={address.isDefault ? 'main' : ''}
      aria-busy={address.isBusy || undefined}
    >
      {(address.isDefault || address.isMain) && (
        <p className={styles.marks}>
          {address.isDefault && (
            <Badge tone="accent" icon="check">
              {t.defaultMark}
            </Badge>
          )}
          {address.isMain && <Badge icon="person">{t.mainMark}</Badge>}
        </p>
      )}
      <div className={styles.place}>
        <AddressBlock address={address} />
        {address.contradiction && <Notice tone="warning">{t.mustCorrect(address.contradiction)}</Notice>}
      </div>
      <div className={styles.actions}>
        {address.onUse && (
          <Button size="small" busy={address.isBusy} onClick={address.onUse}>
            {t.use}
          </Button>
        )}
        <div className={styles.changes}>
          <LinkButton size="small" to={address.editHref} aria-label={t.editOf(address.name)}>
            {t.edit}
          </LinkButton>
          {onDelete && (
            <Button size="small" variant="quiet" data-removes aria-label={t.removeOf(address.name)} onClick={onDelete}>
              {t.remove}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
