import type { OrderPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';

/** An order's additional fields of the channel, and its note. Nothing when it has none. */
export function OrderOthers({ note, others }: Pick<OrderPageProps, 'note' | 'others'>) {
  const t = useCopy(accountCopy).order;
  const items = [
    ...others.map(({ name, label, value }) => ({ id: name, term: label, description: value })),
    { id: 'note', term: t.note, description: note ?? '' },
  ].filter(({ description }) => description !== '');
  if (items.length === 0) return null;
  return (
    <Panel title={t.othersTitle}>
      <DefinitionList items={items} />
    </Panel>
  );
}
