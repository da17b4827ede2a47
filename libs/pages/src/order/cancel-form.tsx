import { paths } from '@shop/constants';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { cancelOrderForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, type SubmitOutcome } from '@shop/forms';

interface CancelFormProps {
  readonly orderId: string;
  /** Whether a cancellation is only requested, because the shop has begun to process the order. */
  readonly isRequested: boolean;
  /** Sends the reason. */
  readonly onSend: (reason: string) => Promise<SubmitOutcome>;
}

/** The form for the reason of a cancellation; the typed reason is saved as a draft. */
export function CancelForm({ orderId, isRequested, onSend }: CancelFormProps) {
  const t = useCopy(orderCopy).cancel;
  return (
    <ShopForm
      definition={cancelOrderForm}
      label={t.title}
      draftKey={`${paths.mypageOrder(orderId)}cancel`}
      onSubmit={({ cancel_reason }) => onSend(cancel_reason)}
    >
      <FormFields />
      <SubmitButton variant="danger" wide>
        {isRequested ? t.submitRequest : t.submit}
      </SubmitButton>
    </ShopForm>
  );
}
