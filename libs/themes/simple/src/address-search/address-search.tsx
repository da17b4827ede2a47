import { addressBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextField } from '@shop/kit';
import type { AddressSearch as Search } from '@shop/theming';
import styles from './address-search.module.css';

/** Narrows a long address book while one types. */
export function AddressSearch({ word, onChange, found }: Search) {
  const t = useCopy(addressBookCopy);
  return (
    <div className={styles.search} role="search">
      <TextField
        type="search"
        name="address-search"
        autoComplete="off"
        label={t.search}
        hint={t.searchHint}
        value={word}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.count} role="status">
        {word.trim() !== '' && (found === 0 ? t.none : t.found(found))}
      </p>
    </div>
  );
}
