import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, OriginalName, ProductBadges, ProductName } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import { Tate } from '../type/tate.tsx';
import styles from './product-card.module.css';

/**
 * A product as a magazine plate: the picture, the vertical name on its right, the details below. A container query puts
 * the name below on narrow cards, and as a headline on wide ones.
 */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const t = useCopy(goodsCopy);
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.sheet}>
        <div className={styles.plate} data-tone={picture.tone}>
          <Picture picture={picture} sizes="(width >= 960px) 26rem, (width >= 600px) 45vw, 70vw" priority={priority} />
        </div>
        <ProductName className={styles.name} linkClassName={styles.link} product={product} headingLevel={headingLevel}>
          <Tate>{product.name}</Tate>
        </ProductName>
        <div className={styles.text}>
          <OriginalName className={styles.original} name={product.nameOriginal} />
          <p className={styles.origin}>
            {product.country}
            {product.agingMonths !== null && <span>{t.aged(product.agingMonths)}</span>}
            <span>{product.unitLabel}</span>
          </p>
          <p className={styles.price}>
            <Price yen={product.price} />
            {product.pricePer100g !== null && (
              <small>
                {t.per100g} <Price yen={product.pricePer100g} size="small" taxNote={false} />
              </small>
            )}
          </p>
          <p className={styles.badges}>
            <ProductBadges product={product} />
          </p>
          {buyable && (
            <div className={styles.add}>
              <AddButton name={product.name} add={add} variant="quiet" />
            </div>
          )}
        </div>
      </div>
      {product.favourite}
    </article>
  );
}
