import type { AddressEntry, AddressListPageProps } from '@shop/theming';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { AddressSearch } from '../address-search/address-search.tsx';
import { EntriesPage } from '../kinds/entries-page.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressFilesPanel } from './address-files-panel.tsx';
import styles from './address-list-page.module.css';

/** The address book. */
export default function AddressListPage({ search, files, ...page }: AddressListPageProps) {
  const t = useCopy(addressesCopy).list;
  return (
    <>
      <EntriesPage<AddressEntry, AddressEntry> {...page} texts={t} removeText={({ name }) => t.removeText(name)}>
        {(addresses, confirmRemoval) => (
          <>
            {search && <AddressSearch {...search} />}
            <ul className={styles.list}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard address={address} onDelete={address.onDelete && (() => confirmRemoval(address))} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EntriesPage>
      <AddressFilesPanel {...files} count={page.count} />
    </>
  );
}
