import type { PaymentPageProps } from '@shop/theming';
import { LIMITS } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LimitedArea, LimitedField } from '@shop/kit';
import { Panel } from './panel.tsx';

/** Addressee of the receipt and a note, both optional. */
export function ReceiptFields({ receipt, orderNote }: Pick<PaymentPageProps, 'receipt' | 'orderNote'>) {
  const t = useCopy(checkoutCopy);
  return (
    <Panel title={t.payment.receiptTitle}>
      <LimitedField
        label={t.payment.receiptAddressee}
        hint={t.payment.receiptAddresseeHint}
        most={LIMITS.receiptAddressee}
        value={receipt.addressee}
        onChange={(event) => receipt.onAddressee(event.target.value)}
      />
      <LimitedField
        label={t.payment.receiptNote}
        hint={t.payment.receiptNoteHint}
        most={LIMITS.receiptAddressee}
        value={receipt.note}
        onChange={(event) => receipt.onNote(event.target.value)}
      />
      <LimitedArea
        label={t.payment.orderNote}
        hint={t.payment.orderNoteHint(orderNote.max)}
        most={orderNote.max}
        value={orderNote.value}
        onChange={(event) => orderNote.onChange(event.target.value)}
      />
    </Panel>
  );
}
