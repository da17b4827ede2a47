import {
  AddButton,
  isBuyable,
  OriginalName,
  Picture,
  Price,
  ProductBadges,
  ProductName,
  ProductOrigin,
  ProductUnit,
} from '@shop/kit';
import type { ProductCardProps } from '@shop/theming';
import styles from './product-card.module.css';

/** A dish seen from above: the food in a rimmed plate, its words below in the middle. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.plate} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 600px) 15rem, 40vw" priority={priority} />
      </div>
      <div className={styles.words}>
        <ProductOrigin className={styles.origin} product={product} />
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <OriginalName className={styles.original} name={product.nameOriginal} />
      </div>
      <p className={styles.badges}>
        <ProductBadges product={product} />
      </p>
      <div className={styles.price}>
        <Price yen={product.price} />
        <ProductUnit className={styles.unit} product={product} />
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
