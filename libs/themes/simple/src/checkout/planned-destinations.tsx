import type { PlannedDestination, PlannedParcel } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ZoneBadge } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import { ParcelFee } from './parcel-fee.tsx';
import styles from './planned-destinations.module.css';

/** Who gets what, when, and as what gift. */
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
          <Gift destination={destination} />
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

function Gift({ destination }: { destination: PlannedDestination }) {
  const t = useCopy(checkoutCopy);
  const { sender, noshi, wrapping, message } = destination;
  const lines = [
    sender && t.confirm.sender(sender.name),
    noshi && t.noshi.summary(t.noshi.purposes[noshi.purpose], noshi.topText, noshi.names, t.noshi.positions[noshi.position]),
    wrapping && t.confirm.wrapping(wrapping),
    message && t.confirm.message(message),
  ].filter((line): line is string => Boolean(line));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.gift}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="gift" />
          {line}
        </li>
      ))}
    </ul>
  );
}
