import { deferred, type PlannedDestination, type PlannedParcel } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';
import { ZoneBadge } from '@shop/parts';
import { AddressBlock } from './address-block.tsx';
import { ParcelFee } from './parcel-fee.tsx';
import styles from './planned-destinations.module.css';

/** Deferred until the first gift: a cart, which shares this file's chunk, shows none. */
const PlannedGift = deferred(() => import('./planned-gift.tsx').then((gift) => gift.default));

/** The products, days and gift options of each destination. */
export function PlannedDestinations({ destinations }: { destinations: readonly PlannedDestination[] }) {
  return (
    <ul className={styles.destinations}>
      {destinations.map((destination) => (
        <li key={destination.key} className={styles.destination}>
          <p className={styles.label}>{destination.label}</p>
          <AddressBlock address={destination} />
          {destination.parcels.map((parcel) => (
            <Parcel key={parcel.key} parcel={parcel} />
          ))}
          {isGift(destination) && <PlannedGift destination={destination} />}
        </li>
      ))}
    </ul>
  );
}

function Parcel({ parcel }: { parcel: PlannedParcel }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.parcel}>
      <ZoneBadge zone={parcel.zone} />
      <p className={styles.when}>
        <Icon name="calendar" />
        <strong>{parcel.date}</strong>
        <span>{parcel.slot ?? t.confirm.anySlot}</span>
        {parcel.handover && <span>{parcel.handover}</span>}
      </p>
      <ul className={styles.pieces}>
        {parcel.pieces.map((piece) => (
          <li key={piece.key}>
            {piece.name} {t.frame.pieceQuantity(piece.quantity)}
          </li>
        ))}
      </ul>
      {parcel.fee && (
        <p className={styles.note}>
          <ParcelFee fee={parcel.fee} />
        </p>
      )}
    </div>
  );
}

function isGift({ sender, noshi, wrapping, message }: PlannedDestination): boolean {
  return Boolean(sender ?? noshi ?? wrapping ?? message);
}
