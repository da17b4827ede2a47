import { useState } from 'react';
import type { AddressEntry, AddressListPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Dialog, EmptyState, LinkButton, Notice } from '@shop/kit';
import { AddressCard } from './address-card.tsx';
import styles from './address-list-page.module.css';

/** The address book. */
export default function AddressListPage({ addresses, limit, canAdd, addHref, message }: AddressListPageProps) {
  const t = useCopy(accountCopy).addresses;
  const [doomed, setDoomed] = useState<AddressEntry | null>(null);
  const add = canAdd && (
    <LinkButton variant="primary" icon="plus" to={addHref}>
      {t.add}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      {message && (
        <Notice tone={message.tone} live>
          {message.text}
        </Notice>
      )}
      {addresses.length === 0 ? (
        <EmptyState title={t.emptyTitle} headingLevel={2} actions={add}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t.count(addresses.length, limit)}</p>
            {add}
          </div>
          {!canAdd && <Notice>{t.full}</Notice>}
          <ul className={styles.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} onDelete={address.onDelete && (() => setDoomed(address))} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={doomed !== null}
        title={t.removeTitle}
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button onClick={() => setDoomed(null)}>{t.removeCancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                doomed?.onDelete?.();
                setDoomed(null);
              }}
            >
              {t.removeConfirm}
            </Button>
          </>
        }
      >
        {doomed && <p>{t.removeText(doomed.name)}</p>}
      </Dialog>
    </div>
  );
}
