import { extrasCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import type { ProductOffersProps } from '@shop/theming';
import { useId } from 'react';
import styles from './product-offers.module.css';

/** Paid extras for a product and their quantity; they are added in the cart. */
export default function ProductOffers({ offers }: ProductOffersProps) {
  const t = useCopy(extrasCopy);
  const id = useId();
  return (
    <section className={styles.offers} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p className={styles.note}>{t.inCart}</p>
      <ul className={styles.list}>
        {offers.map(({ key, name, lead, unitLabel, unitPrice, picture, mostPerPiece, reason }) => (
          <li key={key} className={styles.offer}>
            <span className={styles.picture}>
              <Picture picture={picture} alt="" sizes="4rem" />
            </span>
            <div className={styles.text}>
              <p>{name}</p>
              <p className={styles.note}>
                {unitLabel} <Price yen={unitPrice} size="small" />
              </p>
              {lead && <p className={styles.note}>{lead}</p>}
              <p className={styles.note}>{reason ?? t.most(mostPerPiece)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
