import { paths } from '@shop/constants';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { cancelOrderForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, type SubmitOutcome } from '@shop/forms';

interface CancelFormProps {
  readonly orderId: string;
  /** The shop is asked to cancel, because it has begun with the order. */
  readonly isRequested: boolean;
  /** Sends the reason. */
  readonly onSend: (reason: string) => Promise<SubmitOutcome>;
}

/** Why an order is cancelled. The reason is kept while it is not sent. */
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
        {isRequested ? t.submitAsked : t.submit}
      </SubmitButton>
    </ShopForm>
  );
}
