import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import {
  BuyDetails,
  BuyForm,
  isBuyable,
  NotForSale,
  PricePer100g,
  ReturnsNote,
  StockBadge,
  ZoneBadge,
} from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import styles from './buy-box.module.css';

/** Price, stock, quantity, delivery. A product that cannot be bought shows the reason and no button (spec §4). */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { product, reducedTax } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  return (
    <section className={styles.box} aria-label={product.name}>
      <div>
        <Price yen={product.price} size="large" />
        <p className={styles.unit}>
          {product.unitLabel}
          <PricePer100g yen={product.pricePer100g} />
        </p>
        {reducedTax && <p className={styles.small}>{t.reducedTax}</p>}
      </div>
      <p className={styles.badges}>
        <StockBadge {...availability} />
        <ZoneBadge zone={product.zone} withRange />
      </p>
      {buyable ? <BuyForm {...props} /> : <NotForSale {...props} />}
      <BuyDetails {...props} className={styles.details} buyable={buyable} />
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
