import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration, illustrationOf, Price, ShopLink, StockBadge, ZoneBadge } from '@shop/kit';
import type { ProductCardProps } from '@shop/theming';
import { AddButton } from './add-button.tsx';
import styles from './product-card.module.css';

/** A product in a list or on a shelf. The whole card leads to the product; the button alone fills the cart. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const t = useCopy(goodsCopy);
  const Name = `h${headingLevel}` as const;
  const { availability, picture, nameOriginal } = product;
  const buyable = availability.kind === 'in_stock' || availability.kind === 'few';
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.picture} data-tone={picture.tone}>
        <Illustration name={illustrationOf(picture.drawing)} alt={picture.alt} priority={priority} />
      </div>
      <div className={styles.words}>
        <p className={styles.origin}>
          {product.country}
          {product.agingMonths !== null && <span>{t.aged(product.agingMonths)}</span>}
        </p>
        <Name className={styles.name}>
          <ShopLink className={styles.link} to={product.href}>
            {product.name}
          </ShopLink>
        </Name>
        {nameOriginal && (
          <p className={styles.original} lang={nameOriginal.lang}>
            {nameOriginal.text}
          </p>
        )}
      </div>
      <p className={styles.badges}>
        <ZoneBadge zone={product.zone} />
        {availability.kind !== 'in_stock' && (
          <StockBadge kind={availability.kind} remaining={availability.kind === 'few' ? availability.remaining : undefined} />
        )}
      </p>
      <div className={styles.price}>
        <Price yen={product.price} />
        <p className={styles.unit}>
          <span>{product.unitLabel}</span>
          {product.pricePer100g !== null && (
            <span>
              {t.per100g} <Price yen={product.pricePer100g} size="small" taxNote={false} />
            </span>
          )}
        </p>
      </div>
      {buyable && (
        <div className={styles.add}>
          <AddButton name={product.name} add={add} />
        </div>
      )}
    </article>
  );
}
