import type { PlannedDestination } from '@shop/theming';
import { checkoutCopy, noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import { NoshiPaper, ZoneBadge } from '@shop/parts';
import { words } from '../texts.ts';
import styles from './prepared-gift.module.css';

const t = words.complete;

/** The gift of one recipient: the noshi as ordered, and everything else that was chosen for it. */
export function PreparedGift({ destination }: { readonly destination: PlannedDestination }) {
  const copy = useCopy(checkoutCopy);
  const noshiTexts = useCopy(noshiCopy);
  const { noshi, wrapping, sender, message, parcels } = destination;
  return (
    <article className={styles.gift}>
      <div className={styles.paper}>
        {noshi ? <NoshiPaper noshi={noshi} /> : <p className={styles.none}>{t.noNoshi}</p>}
      </div>
      <div className={styles.text}>
        <p className={styles.label}>{destination.label}</p>
        <h3 className={styles.name}>{t.to(destination.name)}</h3>
        <p className={styles.address}>
          {destination.company && <span>{destination.company}</span>}
          <span>
            〒{destination.postalCode} {destination.address}
          </span>
        </p>
        <DefinitionList
          items={[
            ...parcels.map((parcel) => ({
              id: parcel.key,
              term: t.arrival,
              description: (
                <span className={styles.parcel}>
                  <span>
                    <ZoneBadge zone={parcel.zone} />
                  </span>
                  <strong>{parcel.date}</strong>
                  <span>{parcel.slot ?? copy.confirm.anySlot}</span>
                  {parcel.handover && <span>{parcel.handover}</span>}
                  {parcel.pieces.map((piece) => (
                    <span key={piece.key}>
                      {piece.name} {copy.frame.pieceQuantity(piece.quantity)}
                    </span>
                  ))}
                </span>
              ),
            })),
            ...(noshi
              ? [
                  {
                    id: 'noshi',
                    term: noshiTexts.legend,
                    description: noshiTexts.summary(
                      noshiTexts.purposes[noshi.purpose],
                      noshi.topText,
                      noshi.names,
                      noshiTexts.positions[noshi.position],
                      noshiTexts.ribbons[noshi.ribbon],
                    ),
                  },
                ]
              : []),
            ...(wrapping ? [{ id: 'wrapping', term: t.wrapping, description: wrapping }] : []),
            ...(sender ? [{ id: 'sender', term: t.sender, description: t.to(sender.name) }] : []),
            ...(message ? [{ id: 'message', term: t.message, description: message }] : []),
          ]}
        />
      </div>
    </article>
  );
}
