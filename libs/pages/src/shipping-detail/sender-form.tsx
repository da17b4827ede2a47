import { useMemo } from 'react';
import type { Cart, CartShipping } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { senderForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { modifyShipping, useAppDispatch } from '@shop/state';
import { senderInput, senderValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';

interface SenderFormProps {
  readonly cart: Cart;
  readonly shipping: CartShipping;
  readonly onDone: () => void;
}

/** Another sender on the shipping label of a destination (G-05). */
export function SenderForm({ cart, shipping, onDone }: SenderFormProps) {
  const lookUpPostalCode = usePostalCodeLookup();
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const { key, sender } = shipping;
  const initial = useMemo(() => (sender ? senderValues(sender) : {}), [sender]);
  const save = async (values: Readonly<Record<string, string>>) => {
    await dispatch(modifyShipping({ key, sender: senderInput(values) }));
    onDone();
  };
  return (
    <ShopForm
      definition={senderForm}
      initial={initial}
      label={t.delivery.sender.legend}
      draftKey={`cart/sender:${cart.token}:${key}`}
      section={`section-sender-${key}`}
      lookUpPostalCode={lookUpPostalCode}
      onSubmit={(values) => outcomeOf(() => save(values))}
    >
      <FormFields />
      <SubmitButton>{t.delivery.sender.submit}</SubmitButton>
    </ShopForm>
  );
}
