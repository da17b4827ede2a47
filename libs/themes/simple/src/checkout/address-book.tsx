import type { AddressChoice, ShippingSelectPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Checkbox, Fieldset, RadioGroup } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import styles from './address-book.module.css';

/** The member's addresses: several by check boxes, one by radio buttons. */
export function AddressBook({ addresses, allowMultiple, onToggleAddress }: ShippingSelectPageProps) {
  const t = useCopy(checkoutCopy);
  if (addresses.length === 0) return null;
  if (!allowMultiple) {
    return (
      <RadioGroup
        legend={t.shipping.bookTitle}
        name="address"
        look="card"
        value={addresses.find((address) => address.isChosen)?.id.toString() ?? null}
        onChange={(id) => onToggleAddress(Number(id))}
        options={addresses.map((address) => ({ value: String(address.id), label: <Entry address={address} /> }))}
      />
    );
  }
  return (
    <Fieldset legend={t.shipping.bookTitle} hint={t.shipping.bookHint}>
      <div className={styles.list}>
        {addresses.map((address) => (
          <Checkbox
            key={address.id}
            look="card"
            checked={address.isChosen}
            onChange={() => onToggleAddress(address.id)}
            label={<Entry address={address} />}
          />
        ))}
      </div>
    </Fieldset>
  );
}

function Entry({ address }: { address: AddressChoice }) {
  const t = useCopy(checkoutCopy);
  return (
    <span className={styles.entry}>
      {address.isDefault && <Badge>{t.shipping.defaultMark}</Badge>}
      <AddressBlock address={address} compact />
    </span>
  );
}
