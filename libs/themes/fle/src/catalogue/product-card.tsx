import { Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, OriginalName, ProductName, ProductOrigin, StockBadge, ZoneBadge } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import { PriceTag } from './price-tag.tsx';
import styles from './product-card.module.css';

/** A product as a tray in a display case: the picture on tiles, a price tag per 100 g, the price per piece below. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.case} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 960px) 17rem, (width >= 600px) 30vw, 43vw" priority={priority} />
        <div className={styles.zone}>
          <ZoneBadge zone={product.zone} />
        </div>
        {product.favourite}
      </div>
      <div className={styles.rail}>
        <PriceTag price={product.price} pricePer100g={product.pricePer100g} />
      </div>
      <div className={styles.text}>
        <ProductOrigin className={styles.origin} product={product} />
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <OriginalName className={styles.original} name={product.nameOriginal} />
        {availability.kind !== 'in_stock' && (
          <p className={styles.stock}>
            <StockBadge {...availability} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.piece}>
          <span className={styles.unit}>{product.unitLabel}</span>
          <Price yen={product.price} />
        </p>
        {buyable && (
          <div className={styles.add}>
            <AddButton name={product.name} add={add} />
          </div>
        )}
      </div>
    </article>
  );
}
