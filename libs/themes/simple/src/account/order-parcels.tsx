import type { OrderPageProps } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CopyText, DefinitionList } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import styles from './order-actions.module.css';

/** Each parcel with its carrier, its day and its tracking number. */
export function OrderParcels({ parcels }: Pick<OrderPageProps, 'parcels'>) {
  const t = useCopy(orderCopy).parcels;
  if (parcels.length === 0) return null;
  const isWaiting = parcels.every(({ trackingNo }) => trackingNo === null);
  return (
    <Panel title={t.title} {...(isWaiting && { lead: t.waiting })}>
      <ul className={styles.parcels}>
        {parcels.map(({ key, to, carrier, shipDate, shippedOn, deliveredOn, trackingNo }, index) => {
          const name = t.nth(index + 1, parcels.length);
          return (
            <li key={key}>
              <h3 className={styles.title}>
                {name} <span>{t.to(to)}</span>
              </h3>
              <DefinitionList
                items={[
                  { id: 'carrier', term: t.carrier, description: carrier },
                  ...(shipDate === null ? [] : [{ id: 'day', term: t.shipDate, description: shipDate }]),
                  ...(shippedOn === null ? [] : [{ id: 'shipped', term: t.shippedOn, description: shippedOn }]),
                  ...(deliveredOn === null ? [] : [{ id: 'delivered', term: t.deliveredOn, description: deliveredOn }]),
                  ...(trackingNo === null
                    ? []
                    : [
                        {
                          id: 'tracking',
                          term: t.tracking,
                          description: (
                            <CopyText label={parcels.length > 1 ? t.trackingOf(name) : t.tracking} value={trackingNo} />
                          ),
                        },
                      ]),
                ]}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
