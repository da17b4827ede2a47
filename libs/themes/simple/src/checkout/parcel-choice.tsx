import type { DeliveryParcel } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, RadioGroup, Skeleton, Spinner, VisuallyHidden } from '@shop/kit';
import { ZoneBadge } from '@shop/parts';
import { DayChoice } from './day-choice.tsx';
import { ParcelFee } from './parcel-fee.tsx';
import styles from './parcel-choice.module.css';

/** Day, time and handover of one parcel. Closed days remain in the list with the reason (D-04). */
export function ParcelChoice({ parcel, person }: { parcel: DeliveryParcel; person: string }) {
  const t = useCopy(checkoutCopy);
  return (
    <section className={styles.parcel} aria-busy={parcel.status !== 'idle'}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <VisuallyHidden>
            {person}
            {t.shipping.honorific}
          </VisuallyHidden>
          {t.delivery.parcelTitle[parcel.zone]}
        </h3>
        <ZoneBadge zone={parcel.zone} withRange />
        {parcel.status === 'saving' && <Spinner label={t.frame.saving} />}
        {parcel.fee && (
          <span className={styles.fee}>
            <ParcelFee fee={parcel.fee} />
          </span>
        )}
      </header>
      <ul className={styles.names}>
        {parcel.pieces.map((piece) => (
          <li key={piece.key}>
            {piece.name} {t.frame.pieceQuantity(piece.quantity)}
          </li>
        ))}
      </ul>
      {parcel.ridingZones.map((zone) => (
        <p key={zone} className={styles.note}>
          {t.delivery.riding[zone]}
        </p>
      ))}
      {parcel.notice && <Notice tone="warning">{parcel.notice}</Notice>}
      {parcel.status === 'loading' ? (
        <div role="status">
          <VisuallyHidden>{t.delivery.loadingDates}</VisuallyHidden>
          <Skeleton width="medium" />
        </div>
      ) : (
        parcel.dates.length > 0 && <When parcel={parcel} />
      )}
    </section>
  );
}

function When({ parcel }: { parcel: DeliveryParcel }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.when}>
      <DayChoice parcel={parcel} />
      <RadioGroup
        legend={t.delivery.slot}
        name={`slot-${parcel.key}`}
        direction="row"
        value={parcel.slot ?? ''}
        onChange={(slot) => parcel.onSlot(slot === '' ? null : slot)}
        options={[
          { value: '', label: t.delivery.noSlot },
          ...parcel.slots.map((slot) => ({
            value: slot.code,
            label: <span className={styles.hours}>{slot.name}</span>,
            description: slot.isOpen ? undefined : t.delivery.closedSlot,
            disabled: !slot.isOpen,
          })),
        ]}
      />
      {parcel.handovers.length > 1 && <Handover parcel={parcel} />}
    </div>
  );
}

function Handover({ parcel }: { parcel: DeliveryParcel }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.handover}>
      <RadioGroup
        legend={t.delivery.handover}
        hint={t.delivery.handoverNote}
        name={`handover-${parcel.key}`}
        direction="row"
        value={parcel.handover}
        onChange={parcel.onHandover}
        options={parcel.handovers.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  );
}
