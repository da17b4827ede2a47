import type { PlannedDestination } from '@shop/theming';
import { useCopy } from '@shop/copy/react';
import { Knot } from '../type/knot.tsx';
import { assSlipCopy } from '../copy/ass-slip.ts';
import styles from './slip.module.css';

interface SlipHeadProps {
  /** The number and time of the order; null before it is placed. */
  readonly order: { readonly orderNo: string; readonly orderedAt: string } | null;
  readonly destinations: readonly PlannedDestination[];
}

/** The head of the order form: its number and day, the shop's logo, and a row for every recipient. */
export function SlipHead({ order, destinations }: SlipHeadProps) {
  const t = useCopy(assSlipCopy);
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <p className={styles.mark}>{order ? <Knot /> : t.mark}</p>
        <h2 className={styles.title}>{t.title}</h2>
        {order && <p className={styles.copy}>{t.copy}</p>}
        <dl className={styles.details}>
          <dt>{t.orderNo}</dt>
          <dd>{order ? <strong className={styles.figure}>{order.orderNo}</strong> : t.orderNoLater}</dd>
          <dt>{t.takenAt}</dt>
          <dd>{order ? <span className={styles.figure}>{order.orderedAt}</span> : t.takenAtLater}</dd>
        </dl>
      </div>
      <table className={styles.rows}>
        <caption>{t.destinations}</caption>
        <thead>
          <tr>
            <th scope="col">{t.destination}</th>
            <th scope="col">{t.gift}</th>
            <th scope="col">{t.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {destinations.map((destination) => (
            <DestinationRow key={destination.key} destination={destination} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DestinationRow({ destination: { name, noshi, wrapping, parcels } }: { destination: PlannedDestination }) {
  const t = useCopy(assSlipCopy);
  const band = noshi && (noshi.topText === '' ? t.plainNoshi : t.noshi(noshi.topText));
  const gift = [band, wrapping].filter((part) => part !== null);
  const pieces = parcels.flatMap((parcel) => parcel.pieces).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <tr>
      <th scope="row">{t.person(name)}</th>
      <td>{gift.length === 0 ? t.noGift : gift.map((part) => <span key={part}>{part}</span>)}</td>
      <td>{t.count(pieces)}</td>
    </tr>
  );
}
