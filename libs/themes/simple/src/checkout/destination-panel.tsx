import { GiftPanel, type DeliveryDestination } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import { FreeCarriage } from './free-carriage.tsx';
import { Panel } from './panel.tsx';
import { ParcelChoice } from './parcel-choice.tsx';
import { PieceList } from './piece-list.tsx';
import styles from './destination-panel.module.css';

/** One destination: recipient, products, delivery day and gift options. */
export function DestinationPanel({ destination }: { destination: DeliveryDestination }) {
  const t = useCopy(checkoutCopy);
  return (
    <Panel
      title={destination.label}
      aside={
        <LinkButton
          size="small"
          icon="pencil"
          to={destination.editHref}
          aria-label={t.shipping.editOf(destination.name)}
        >
          {t.shipping.edit}
        </LinkButton>
      }
    >
      <div className={styles.who}>
        <AddressBlock address={destination} />
        <div className={styles.contents}>
          <h3 className={styles.subtitle}>{t.delivery.contents}</h3>
          {destination.pieces.length > 0 ? (
            <PieceList pieces={destination.pieces} />
          ) : (
            <NothingHere destination={destination} />
          )}
        </div>
      </div>
      {destination.extraParcel && (
        <Notice title={t.cart.extraParcelTitle(destination.extraParcel.fee)}>{destination.extraParcel.reason}</Notice>
      )}
      {destination.parcels.map((parcel) => (
        <ParcelChoice key={parcel.key} parcel={parcel} person={destination.name} />
      ))}
      {destination.freeCarriage && <FreeCarriage {...destination.freeCarriage} />}
      <GiftPanel gift={destination.gift} destinationKey={destination.key} person={destination.name} />
    </Panel>
  );
}

/** The two options for a destination without products: the matrix above, or removing it from the order. */
function NothingHere({ destination: { name, onRemove } }: { destination: DeliveryDestination }) {
  const t = useCopy(checkoutCopy);
  return (
    <>
      <Notice tone="warning">{t.delivery.nothingHere}</Notice>
      <div className={styles.ways}>
        <a className={styles.way} href="#order-matrix">
          {t.delivery.giveGoods}
        </a>
        {onRemove && (
          <Button size="small" data-removes aria-label={t.shipping.removeOf(name)} onClick={onRemove}>
            {t.shipping.remove}
          </Button>
        )}
      </div>
    </>
  );
}
