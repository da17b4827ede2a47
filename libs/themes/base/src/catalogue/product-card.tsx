import { goodsCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { AddButton, isBuyable, PricePer100g, ProductName } from '@shop/parts';
import type { ProductCardProps } from '@shop/theming';
import styles from './product-card.module.css';

/** A product in a line: its name, a dotted leader, its price; other short details below. */
export default function ProductCard({ product, headingLevel, add }: ProductCardProps) {
  const t = useCopy(goodsCopy);
  const kit = useCopy(kitCopy);
  const { availability, nameOriginal } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.line}>
      <div className={styles.entry}>
        <ProductName
          className={styles.name}
          linkClassName={styles.link}
          product={product}
          headingLevel={headingLevel}
        />
        <p className={styles.cost}>
          <Price yen={product.price} />
        </p>
      </div>
      <p className={styles.details}>
        {nameOriginal && <span lang={nameOriginal.lang}>{nameOriginal.text}</span>}
        <span>{product.country}</span>
        {product.agingMonths !== null && <span>{t.aged(product.agingMonths)}</span>}
        <span>{product.unitLabel}</span>
        <PricePer100g yen={product.pricePer100g} />
        <span>{kit.zone[product.zone]}</span>
        {availability.kind === 'few' && <strong>{kit.stock.few(availability.remaining)}</strong>}
        {!buyable && <strong>{kit.stock[availability.kind]}</strong>}
      </p>
      {buyable && (
        <div className={styles.add}>
          <AddButton name={product.name} add={add} variant="quiet" />
        </div>
      )}
      {product.favourite}
    </article>
  );
}
