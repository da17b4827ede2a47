import type { AddressChoice, ShippingSelectPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Checkbox, Fieldset, LinkButton, Notice, RadioGroup } from '@shop/kit';
import { AddressSearch } from '../address-search/address-search.tsx';
import { AddressBlock } from './address-block.tsx';
import styles from './address-book.module.css';

/** The member's addresses: several by check boxes, one by radio buttons. */
export function AddressBook(props: ShippingSelectPageProps) {
  const choices = props.addresses.filter(({ correction }) => correction === null);
  return (
    <>
      {props.search && <AddressSearch {...props.search} />}
      {choices.length > 0 && <Choices {...props} addresses={choices} />}
      <Corrections {...props} />
    </>
  );
}

function Choices({ addresses, allowMultiple, onToggleAddress }: ShippingSelectPageProps) {
  const t = useCopy(checkoutCopy);
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

/** Addresses that contradict themselves: no parcel is sent to them before they are corrected. */
function Corrections({ addresses }: ShippingSelectPageProps) {
  const t = useCopy(checkoutCopy);
  return addresses.map(
    (address) =>
      address.correction && (
        <div key={address.id} className={styles.correction}>
          <Entry address={address} />
          <Notice tone="warning">{t.shipping.mustCorrect(address.correction.reason)}</Notice>
          <LinkButton size="small" to={address.correction.href} aria-label={t.shipping.correctOf(address.name)}>
            {t.shipping.correct}
          </LinkButton>
        </div>
      ),
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
