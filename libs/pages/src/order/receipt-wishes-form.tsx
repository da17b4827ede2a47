import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { receiptForm, type FormValuesOf } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, type SubmitOutcome } from '@shop/forms';

/** Addressee, honorific and wording of a receipt. */
export type ReceiptWishes = Partial<FormValuesOf<typeof receiptForm>>;

interface ReceiptWishesFormProps {
  readonly initial: ReceiptWishes;
  /** Issues the receipt. */
  readonly onSend: (wishes: ReceiptWishes) => Promise<SubmitOutcome>;
}

/** The form for the values that the first issue of a receipt fixes (L-14). */
export function ReceiptWishesForm({ initial, onSend }: ReceiptWishesFormProps) {
  const t = useCopy(orderCopy).receipt;
  return (
    <ShopForm definition={receiptForm} label={t.dialogTitle} initial={initial} onSubmit={onSend}>
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}
