import { useCopy } from '@shop/copy/react';
import { LinkButton, Picture, Price } from '@shop/kit';
import { AddButton, isBuyable, OriginalName, ProductBadges, ProductOrigin } from '@shop/parts';
import type { AddToCart, ProductSummary } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import { roman } from './roman.ts';
import styles from './scene.module.css';

interface SceneProps {
  readonly product: ProductSummary;
  /** 1 for the first. */
  readonly index: number;
  readonly add: AddToCart;
}

/** One product over the whole screen. Every second one is mirrored. */
export function Scene({ product, index, add }: SceneProps) {
  const t = useCopy(venCopy);
  const { availability, picture } = product;
  const buyable = isBuyable(availability);
  return (
    <article className={styles.scene} data-buyable={buyable || undefined}>
      <div className={styles.picture} data-tone={picture.tone}>
        <Picture picture={picture} sizes="(width >= 960px) 40rem, 90vw" />
      </div>
      <div className={styles.text}>
        <p className={styles.place} aria-hidden="true">
          {roman(index)}
        </p>
        <ProductOrigin className={styles.origin} product={product} />
        <h3 className={styles.name}>{product.name}</h3>
        <OriginalName className={styles.original} name={product.nameOriginal} />
        <p className={styles.figures}>
          <span>{product.unitLabel}</span>
          <Price yen={product.price} />
          <ProductBadges product={product} />
        </p>
        <div className={styles.ways}>
          <LinkButton to={product.href} aria-label={t.viewOf(product.name)}>
            {t.view}
          </LinkButton>
          {buyable && (
            <div className={styles.add}>
              <AddButton name={product.name} add={add} variant="quiet" />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
