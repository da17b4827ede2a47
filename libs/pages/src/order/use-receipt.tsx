import { useMemo, useState } from 'react';
import { ApiFailure, type Order, type OrderReceipt } from '@shop/api';
import { orderCopy, receiptCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDay } from '@shop/japanese';
import { deferred, type AccountNotice, type OrderReceiptView } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { saveFile } from '../kinds/save-file.ts';
import type { OrderCalls, ReceiptRequested } from './order-calls.ts';
import type { ReceiptWishes } from './receipt-wishes-form.tsx';

/** Loaded on demand: only the first issue needs the form. */
const DeferredForm = deferred(() => import('./receipt-wishes-form.tsx').then((file) => file.ReceiptWishesForm));

/**
 * Returns the receipt of an order: the first issue requests the values that it fixes, and further ones repeat them
 * (L-14).
 * @param reread reads the order again, which then shows the issue
 */
export function useReceipt(
  order: Order,
  { receipt: fetch, reread }: { readonly receipt: OrderCalls['receipt']; readonly reread: () => void },
): OrderReceiptView {
  const t = useCopy(orderCopy).receipt;
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const initial = useMemo(() => wishesOf(order), [order]);
  const save = async (wishes: ReceiptWishes) => {
    const name = saveFile(await fetch(requestedOf(wishes)), receiptCopy.file(order.order_no));
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
    form: <DeferredForm initial={initial} onSend={(wishes) => outcomeOf(() => save(wishes))} />,
    onReissue: () => void onReissue(),
    isBusy,
    message,
  };
}

/** Returns the values typed with the order, or else the server's defaults. */
function wishesOf({ receipt_addressee, receipt_note, orderer }: Order): ReceiptWishes {
  return {
    addressee: receipt_addressee ?? orderer.company_name ?? orderer.name,
    note: receipt_note ?? receiptCopy.defaultNote,
  };
}

function requestedOf({ addressee, honorific, note }: ReceiptWishes): ReceiptRequested {
  // Besides this one the form offers what the contract knows.
  const word = honorific === 'auto' ? undefined : (honorific as OrderReceipt['honorific'] | undefined);
  return { ...(addressee && { addressee }), ...(note && { note }), ...(word && { honorific: word }) };
}
