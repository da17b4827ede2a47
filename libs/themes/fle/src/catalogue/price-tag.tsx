import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { fleCopy } from '../words/fle.ts';
import styles from './price-tag.module.css';

interface PriceTagProps {
  readonly price: number;
  readonly pricePer100g: number | null;
}

/** The tag of the counter: the price of 100 g large, as butchers write it; of one piece where goods have no weight. */
export function PriceTag({ price, pricePer100g }: PriceTagProps) {
  const t = useCopy(fleCopy);
  return (
    <p className={styles.tag}>
      <span className={styles.head}>{pricePer100g === null ? t.perPiece : t.per}</span>
      <span className={styles.figure}>
        <Price yen={pricePer100g ?? price} taxNote={false} />
      </span>
    </p>
  );
}
