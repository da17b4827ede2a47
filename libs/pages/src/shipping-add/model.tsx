import { useMemo } from 'react';
import type { Cart } from '@shop/api';
import { paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { addressForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { modifyShipping, addShipping, useAppDispatch } from '@shop/state';
import type { ShippingAddPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { addressInput, addressValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { receiverOf } from '../purchase/receiver-of.ts';
import { ReceiverForm } from './receiver-form.tsx';

/** Adds a destination; `?key=` changes one, `?to=receiver` adds a social gift. Returns to the previous step. */
export function useShippingAdd(cart: Cart): ShippingAddPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const query = useSearchParams();
  const lookUpPostalCode = usePostalCodeLookup();
  const key = query.get('key');
  const edited = cart.detail.shippings.find((shipping) => shipping.key === key);
  const initial = useMemo(() => (edited?.address ? addressValues(edited.address) : {}), [edited?.address]);
  const backHref = query.get('from') === 'detail' ? paths.cartShippingDetail() : paths.cartShippingSelect();

  const save = async (values: Readonly<Record<string, string>>) => {
    const address = addressInput(values);
    if (edited) await dispatch(modifyShipping({ key: edited.key, address }));
    else await dispatch(addShipping({ address }));
    void navigate(backHref);
  };

  if (query.get('to') === 'receiver')
    return { step: 'receiver', isEditing: receiverOf(cart) !== null, backHref, form: <ReceiverForm cart={cart} /> };
  return {
    step: 'address',
    isEditing: edited !== undefined,
    backHref,
    form: (
      <ShopForm
        key={key}
        definition={addressForm}
        initial={initial}
        label={edited ? t.pageTitles.shippingEdit : t.pageTitles.shippingAdd}
        draftKey={`cart/shipping-add:${cart.token}:${key ?? 'new'}`}
        section="shipping"
        lookUpPostalCode={lookUpPostalCode}
        onSubmit={(values) => outcomeOf(() => save(values))}
      >
        <FormFields />
        <SubmitButton wide>{edited ? t.shipping.formSubmitEdit : t.shipping.formSubmit}</SubmitButton>
      </ShopForm>
    ),
  };
}
