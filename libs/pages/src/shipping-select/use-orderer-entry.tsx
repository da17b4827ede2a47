import { useMemo, useState } from 'react';
import type { Cart, OrdererInput } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ordererForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import type { ShippingSelectPageProps } from '@shop/theming';
import { ordererView } from '../address-book/address-view.ts';
import { ordererInput, ordererValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';

/** The orderer: known, or entered in a form that submits the whole step; `onSubmit` gets the entered values. */
export function useOrdererEntry(
  cart: Cart,
  onSubmit: (orderer: OrdererInput) => Promise<void>,
  submitLabel: string,
): ShippingSelectPageProps['orderer'] {
  const lookUpPostalCode = usePostalCodeLookup();
  const t = useCopy(checkoutCopy);
  const { orderer } = cart.detail.order;
  const [isEditing, setEditing] = useState(false);
  const initial = useMemo(() => (orderer ? ordererValues(orderer) : {}), [orderer]);
  const mustCorrect = cart.quote.problems.some(({ code }) => code === 'cart.order.address_contradicts');
  const needsForm = orderer === null || isEditing || mustCorrect;
  return {
    known: orderer && ordererView(orderer),
    onEdit: () => setEditing(true),
    form: needsForm
      ? {
          wrap: (step) => (
            <ShopForm
              definition={ordererForm}
              initial={initial}
              label={t.shipping.ordererTitle}
              draftKey={`cart/orderer:${cart.token}`}
              section="section-orderer billing"
              lookUpPostalCode={lookUpPostalCode}
              onSubmit={(values) => outcomeOf(() => onSubmit(ordererInput(values)))}
            >
              {step}
            </ShopForm>
          ),
          fields: <FormFields />,
          submit: <SubmitButton wide>{submitLabel}</SubmitButton>,
        }
      : null,
  };
}
