import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, ProductBadges, ProductName } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import styles from './product-card.module.css';

/** A product as an index card: a small picture next to the text, numbers in one line, the button below. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const t = useCopy(goodsCopy);
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="4.5rem" priority={priority} />
      </div>
      <div className={styles.text}>
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <p className={styles.meta}>
          <span>{product.country}</span>
          <span>{product.unitLabel}</span>
        </p>
      </div>
      <p className={styles.badges}>
        <ProductBadges product={product} />
      </p>
      <div className={styles.figures}>
        <Price yen={product.price} />
        {product.pricePer100g !== null && (
          <p className={styles.meta}>
            {t.per100g}
            <Price yen={product.pricePer100g} size="small" taxNote={false} />
          </p>
        )}
      </div>
      {buyable && (
        <div className={styles.add}>
          <AddButton name={product.name} add={add} />
        </div>
      )}
      {product.favourite}
    </article>
  );
}
