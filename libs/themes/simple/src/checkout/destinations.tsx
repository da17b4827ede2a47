import type { ShippingSelectPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import styles from './destinations.module.css';

/** The destinations of this order, each to be changed or taken out. */
export function Destinations({
  addresses,
  search,
  destinations,
  canAdd,
  allowMultiple,
  addHref,
}: ShippingSelectPageProps) {
  const t = useCopy(checkoutCopy);
  // A search that finds nothing does not make the book empty.
  const hasBook = addresses.length > 0 || search !== null;
  return (
    <section className={styles.destinations}>
      {(destinations.length > 0 || !hasBook) && <h3 className={styles.title}>{t.shipping.destinationsTitle}</h3>}
      {destinations.length === 0 && !hasBook && <p className={styles.note}>{t.shipping.destinationsEmpty}</p>}
      <ul className={styles.list}>
        {destinations.map((destination) => (
          <li key={destination.key} className={styles.destination}>
            <div>
              <AddressBlock address={destination} />
              <p className={styles.note}>{t.shipping.piecesHere(destination.pieces)}</p>
            </div>
            <div className={styles.actions}>
              <LinkButton size="small" to={destination.editHref} aria-label={t.shipping.editOf(destination.name)}>
                {t.shipping.edit}
              </LinkButton>
              {destination.onRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  data-removes
                  aria-label={t.shipping.removeOf(destination.name)}
                  onClick={destination.onRemove}
                >
                  {t.shipping.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {canAdd && (
        <>
          <LinkButton to={addHref} icon="plus" wide>
            {hasBook ? t.shipping.addElse : t.shipping.add}
          </LinkButton>
          {allowMultiple && <p className={styles.note}>{t.shipping.addHint}</p>}
        </>
      )}
      {!allowMultiple && <p className={styles.note}>{t.shipping.singleOnly}</p>}
    </section>
  );
}
