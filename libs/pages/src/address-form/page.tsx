import { useMemo } from 'react';
import type { Address } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { addressForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { browserShop } from '@shop/state';
import { AddressFormPage } from '@shop/theming';
import { useNavigate } from 'react-router';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { addressInput, addressValues } from '../checkout/address-input.ts';
import { lookUpPostalCode } from '../checkout/look-up-postal-code.ts';
import { outcomeOf } from '../checkout/submit-outcome.ts';

interface AddressFormScreenProps {
  /** Null while it is a skeleton; its data is null for a new address. */
  readonly reading: Reading<Address | null> | null;
  readonly isEditing: boolean;
}

/** Adding or changing an address. */
export function AddressFormScreen({ reading, isEditing }: AddressFormScreenProps) {
  const t = useCopy(accountCopy).addressForm;
  return (
    <MyPageFrame title={isEditing ? t.editTitle : t.addTitle} lead={t.lead} reading={reading}>
      {(address) => <AddressFormPage isEditing={isEditing} form={<AddressForm address={address} />} backHref={paths.mypageAddresses()} />}
    </MyPageFrame>
  );
}

function AddressForm({ address }: { readonly address: Address | null }) {
  const { addressForm: t, addresses: saved } = useCopy(accountCopy);
  const navigate = useNavigate();
  const initial = useMemo(() => (address ? addressValues(address) : undefined), [address]);
  const here = address ? paths.mypageAddressEdit(String(address.id)) : paths.mypageAddressAdd();
  return (
    <ShopForm
      definition={addressForm}
      initial={initial}
      draftKey={here}
      section="shipping"
      lookUpPostalCode={lookUpPostalCode}
      onSubmit={(values) =>
        outcomeOf(async () => {
          await browserShop().dispatch('saveAddress', { id: address?.id, address: addressInput(values) });
          await browserShop().dispatch('flashAdded', { kind: 'success', text: address ? saved.updated : saved.added });
          await navigate(paths.mypageAddresses());
        })
      }
    >
      <FormFields />
      <SubmitButton wide>{address ? t.submitEdit : t.submitAdd}</SubmitButton>
    </ShopForm>
  );
}
