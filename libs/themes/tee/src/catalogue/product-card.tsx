import { Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, OriginalName, ProductName, ProductUnit, StockBadge, ZoneBadge } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import { StockSticker } from './stock-sticker.tsx';
import styles from './product-card.module.css';

/** A product as a coloured block, as tall as the screen allows: a large picture, one badge, the price, one button. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-block={product.id % 4} data-buyable={buyable || undefined}>
      <div className={styles.top}>
        <ZoneBadge zone={product.zone} />
        <StockSticker product={product} />
      </div>
      <div className={styles.picture} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 960px) 26rem, (width >= 600px) 36vw, 70vw" priority={priority} />
      </div>
      <div className={styles.text}>
        <p className={styles.origin}>{product.country}</p>
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <OriginalName className={styles.original} name={product.nameOriginal} />
      </div>
      <div className={styles.foot}>
        <Price yen={product.price} />
        <ProductUnit className={styles.unit} product={product} />
        {buyable ? (
          <div className={styles.add}>
            <AddButton name={product.name} add={add} variant={add.status === 'added' ? 'secondary' : 'primary'} />
          </div>
        ) : (
          <p className={styles.gone}>
            <StockBadge {...availability} />
          </p>
        )}
      </div>
      <div className={styles.heart}>{product.favourite}</div>
    </article>
  );
}
