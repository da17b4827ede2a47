import type { Address, AddressInput } from '@shop/api';
import { paths } from '@shop/constants';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { addressForm } from '@shop/form-definitions';
import { saveAddress, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { useParams } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { keyLoader } from '../guards/possible-key.ts';
import { SaveForm } from '../kinds/save-form.tsx';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { loadAddressForm } from './load.ts';
import { useOrdererOffer } from './use-orderer-offer.ts';

const AddressFormPage = slot('AddressFormPage');

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadAddressForm), { hydrate: true as const });
export const meta = hiddenMeta(addressesCopy, ({ form }, { params }) =>
  params.key === undefined ? form.addTitle : form.editTitle,
);

/** Adding or changing an address. */
function AddressFormScreen({ loaderData: reading = null }: ScreenProps<Reading<Address | null>>) {
  const isEditing = useParams().key !== undefined;
  const t = useCopy(addressesCopy).form;
  const isFromCheckout = useSearchParams().get('from') === 'checkout';
  const backHref = isFromCheckout ? paths.cartShippingSelect() : paths.mypageAddresses();
  return (
    <MyPageFrame title={isEditing ? t.editTitle : t.addTitle} lead={t.lead} reading={reading}>
      {(address) => (
        <OneAddress address={address} backHref={backHref} backLabel={isFromCheckout ? t.backToCheckout : t.back} />
      )}
    </MyPageFrame>
  );
}

interface OneAddressProps {
  readonly address: Address | null;
  readonly backHref: string;
  readonly backLabel: string;
}

function OneAddress({ address, ...back }: OneAddressProps) {
  const { offer, takeOver } = useOrdererOffer(address);
  return (
    <AddressFormPage
      {...back}
      isEditing={address !== null}
      contradiction={address?.contradiction ?? null}
      ordererOffer={offer}
      form={<AddressForm address={address} doneHref={back.backHref} onSaved={takeOver} />}
    />
  );
}

interface AddressFormProps {
  readonly address: Address | null;
  readonly doneHref: string;
  readonly onSaved: (saved: AddressInput) => Promise<void>;
}

function AddressForm({ address, doneHref, onSaved }: AddressFormProps) {
  const lookUpPostalCode = usePostalCodeLookup();
  const dispatch = useAppDispatch();
  const { form: t, list } = useCopy(addressesCopy);
  return (
    <SaveForm
      definition={addressForm}
      draftKey={address ? paths.mypageAddressEdit(String(address.id)) : paths.mypageAddressAdd()}
      section="shipping"
      lookUpPostalCode={lookUpPostalCode}
      known={address}
      valuesOf={addressValues}
      save={async (values) => {
        const input = addressInput(values);
        await dispatch(saveAddress({ id: address?.id, address: input }));
        await onSaved(input);
      }}
      saved={address ? list.updated : list.added}
      doneHref={doneHref}
      submit={address ? t.submitEdit : t.submitAdd}
    />
  );
}

export const HydrateFallback = AddressFormScreen;
export default AddressFormScreen;
