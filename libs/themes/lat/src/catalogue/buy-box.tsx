import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import {
  BuyDetails,
  BuyForm,
  isBuyable,
  NotForSale,
  ProductUnit,
  ReturnsNote,
  StockBadge,
  ZoneBadge,
} from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import styles from './buy-box.module.css';

/** The buy box as a niche: price and quantity under its arch, notices at the bottom. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { product, reducedTax } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  return (
    <section className={styles.niche} aria-label={product.name}>
      <div className={styles.price}>
        <p className={styles.badges}>
          <StockBadge {...availability} />
          <ZoneBadge zone={product.zone} withRange />
        </p>
        <Price yen={product.price} size="large" />
        <ProductUnit className={styles.unit} product={product} />
        {reducedTax && <p className={styles.small}>{t.reducedTax}</p>}
      </div>
      {buyable ? <BuyForm {...props} layout="stack" /> : <NotForSale {...props} />}
      <BuyDetails {...props} className={styles.details} buyable={buyable} />
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
