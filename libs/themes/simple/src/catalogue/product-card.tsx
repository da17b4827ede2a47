import { Picture, Price } from '@shop/kit';
import {
  AddButton,
  isBuyable,
  OriginalName,
  ProductBadges,
  ProductName,
  ProductOrigin,
  ProductUnit,
} from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import styles from './product-card.module.css';

/** A product in a list or on a shelf. The whole card links to the product; only the button adds it to the cart. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.picture} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 960px) 17rem, (width >= 600px) 30vw, 43vw" priority={priority} />
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
