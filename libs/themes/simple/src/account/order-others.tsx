import type { OrderPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';

/** What an order may bear besides: tracking numbers, what a customer asks besides, the receipt's addressee, a note. Nothing when it bears none. */
export function OrderOthers({ destinations, receiptAddressee, note, others, cancelUntil }: OrderPageProps) {
  const t = useCopy(accountCopy).order;
  const tracking = destinations.flatMap((destination) => destination.tracking);
  const items = [
    { id: 'tracking', term: t.tracking, description: tracking.join('、') },
    ...others.map(({ name, label, value }) => ({ id: name, term: label, description: value })),
    { id: 'receipt', term: t.receipt, description: receiptAddressee ?? '' },
    { id: 'note', term: t.note, description: note ?? '' },
  ].filter(({ description }) => description !== '');
  if (items.length === 0 && cancelUntil === null) return null;
  return (
    <Panel title={t.othersTitle}>
      {items.length > 0 && <DefinitionList items={items} />}
      {cancelUntil !== null && <p>{t.cancelUntil(cancelUntil)}</p>}
    </Panel>
  );
}
