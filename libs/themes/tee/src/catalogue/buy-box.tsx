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

/** The price first and large; the button remains at the bottom; notices are in blocks below. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { product, reducedTax } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  return (
    <section className={styles.box} aria-label={product.name}>
      <div className={styles.price}>
        <Price yen={product.price} size="large" />
        <ProductUnit className={styles.unit} product={product}>
          {reducedTax && <span>{t.reducedTax}</span>}
        </ProductUnit>
      </div>
      <p className={styles.badges}>
        <StockBadge {...availability} />
        <ZoneBadge zone={product.zone} withRange />
      </p>
      {buyable ? (
        <div className={styles.buying}>
          <BuyForm {...props} />
          {/* The price is already above; here it is decoration on the bar. */}
          <p className={styles.tag} aria-hidden="true">
            <Price yen={product.price} />
          </p>
        </div>
      ) : (
        <NotForSale {...props} />
      )}
      <BuyDetails {...props} className={styles.details} buyable={buyable} />
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
