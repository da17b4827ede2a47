import type { AddressEntry, AddressListPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { AddressSearch } from '../address-search/address-search.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './address-list-page.module.css';
import { EntriesPage } from './entries-page.tsx';

/** The address book. */
export default function AddressListPage({ addresses, total, search, limit, ...page }: AddressListPageProps) {
  const t = useCopy(accountCopy).addresses;
  return (
    <EntriesPage<AddressEntry>
      {...page}
      t={t}
      isEmpty={total === 0}
      count={t.count(total, limit)}
      removeText={({ name }) => t.removeText(name)}
      remove={({ onDelete }) => onDelete?.()}
    >
      {(onDelete) => (
        <>
          {search && <AddressSearch {...search} />}
          <ul className={styles.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} onDelete={address.onDelete && (() => onDelete(address))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </EntriesPage>
  );
}
