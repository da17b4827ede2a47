import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, ProductBadges, ProductName, ProductOrigin, ProductUnit } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import { assCopy } from '../copy/ass.ts';
import styles from './product-card.module.css';

/** A product as a box: the picture on the lid, the text below, the gift options at the bottom. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const ass = useCopy(assCopy);
  const { availability, gift, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.box} data-buyable={buyable || undefined}>
      <div className={styles.lid} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 960px) 17rem, (width >= 600px) 30vw, 43vw" priority={priority} />
        <p className={styles.badges}>
          <ProductBadges product={product} />
        </p>
      </div>
      <div className={styles.body}>
        <ProductOrigin className={styles.origin} product={product} />
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <p className={styles.price}>
          <Price yen={product.price} />
        </p>
        <ProductUnit className={styles.unit} product={product} />
        {(gift.noshi || gift.wrapping) && (
          <ul className={styles.gift}>
            {gift.noshi && <li>{ass.noshi}</li>}
            {gift.wrapping && <li>{ass.wrapping}</li>}
          </ul>
        )}
        {buyable && (
          <div className={styles.add}>
            <AddButton name={product.name} add={add} />
          </div>
        )}
      </div>
      {product.favourite}
    </article>
  );
}
