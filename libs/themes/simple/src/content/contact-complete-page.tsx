import { contactCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Caution } from '@shop/parts';
import type { ContactCompletePageProps } from '@shop/theming';
import { ReceiptPage } from '../kinds/receipt-page.tsx';

/** Thanks for the inquiry, its number, and when the shop answers. */
export default function ContactCompletePage({ inquiry, hours, caution, shopCaution, ways }: ContactCompletePageProps) {
  const t = useCopy(contactCopy).complete;
  const rows = inquiry && [
    { name: 'number', label: t.number, value: inquiry.number },
    { name: 'at', label: t.receivedAt, value: inquiry.receivedAt },
    { name: 'hours', label: t.shop, value: hours },
  ];
  return (
    <ReceiptPage title={t.title} lead={t.text} rows={rows} ways={ways}>
      <Caution html={caution} />
      <Caution html={shopCaution} />
    </ReceiptPage>
  );
}
