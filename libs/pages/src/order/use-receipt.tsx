import { useMemo, useState } from 'react';
import { ApiFailure, type Order, type OrderReceipt } from '@shop/api';
import { orderCopy, receiptCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { receiptForm, type FormValuesOf } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { formatDay } from '@shop/japanese';
import { browserShop } from '@shop/state';
import type { AccountNotice, OrderReceiptView } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { saveFile } from '../kinds/save-file.ts';

type Wishes = Partial<FormValuesOf<typeof receiptForm>>;

/**
 * The receipt of an order: the first issue asks for what it fixes, every further one prints the same again (L-14).
 * @param reread reads the order once more, which then tells of the issue
 */
export function useReceipt(order: Order, reread: () => void): OrderReceiptView {
  const t = useCopy(orderCopy).receipt;
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const initial = useMemo(() => wishesOf(order), [order]);
  const save = async (wishes: Wishes) => {
    const name = await download(order, wishes);
    setMessage({ tone: 'success', text: t.saved(name) });
    reread();
  };
  const onReissue = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await save({});
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: failureText(error, t.failed) });
    } finally {
      setBusy(false);
    }
  };
  const { receipt } = order;
  return {
    refusal: order.receipt_refusal ?? null,
    issued: receipt
      ? {
          addressee: `${receipt.addressee} ${receipt.honorific}`,
          note: receipt.note,
          issuedOn: formatDay(receipt.issued_on),
          issues: receipt.issues,
          maxIssues: receipt.max_issues,
        }
      : null,
    form: (
      <ShopForm
        definition={receiptForm}
        label={t.dialogTitle}
        initial={initial}
        onSubmit={(values) => outcomeOf(() => save(values))}
      >
        <FormFields />
        <SubmitButton wide>{t.submit}</SubmitButton>
      </ShopForm>
    ),
    onReissue: () => void onReissue(),
    isBusy,
    message,
  };
}

/** What was typed with the order, otherwise what the server would write. */
function wishesOf({ receipt_addressee, receipt_note, orderer }: Order): Wishes {
  return {
    addressee: receipt_addressee ?? orderer.company_name ?? orderer.name,
    note: receipt_note ?? receiptCopy.defaultNote,
  };
}

async function download(order: Order, { addressee, honorific, note }: Wishes): Promise<string> {
  // Besides this one the form offers what the contract knows.
  const query = {
    addressee,
    note,
    honorific: honorific === 'auto' ? undefined : (honorific as OrderReceipt['honorific'] | undefined),
  };
  const answer = await browserShop().api.GET('/v1/me/orders/{id}/download/receipt', {
    params: { path: { id: order.id }, query },
    parseAs: 'blob',
    isKept: true,
  });
  return saveFile(answer, receiptCopy.file(order.order_no));
}
