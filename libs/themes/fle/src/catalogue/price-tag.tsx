import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { fleCopy } from '../copy/fle.ts';
import styles from './price-tag.module.css';

interface PriceTagProps {
  readonly price: number;
  readonly pricePer100g: number | null;
}

/** A price tag: the price per 100 g in large type, or per piece for products without weight. */
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
