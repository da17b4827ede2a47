import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { orderSearchForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useNavigate } from 'react-router';
import { addressOfOrders } from './requested-orders.ts';
import type { OrdersRequested } from './load.ts';

/** Searches by order number and period; stores the search in the URL. */
export function OrderSearchForm({ requested }: { readonly requested: OrdersRequested }) {
  const t = useCopy(orderCopy).search;
  const navigate = useNavigate();
  return (
    <ShopForm
      definition={orderSearchForm}
      label={t.title}
      initial={requested}
      onSubmit={async (values) => {
        await navigate(addressOfOrders(values));
        return { ok: true };
      }}
    >
      <FormFields />
      <div>
        <SubmitButton size="medium">{t.submit}</SubmitButton>
      </div>
    </ShopForm>
  );
}
