import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Illustration, illustrationOf, Price, ShopLink, StockBadge, VisuallyHidden, ZoneBadge } from '@shop/kit';
import type { ProductCardProps } from '@shop/theming';
import { PriceTag } from './price-tag.tsx';
import styles from './product-card.module.css';

/** A tray in the display case: goods on tiles, a price tag per 100 g stuck into the rail, the piece below it. */
export default function ProductCard({ product, headingLevel, priority, add }: ProductCardProps) {
  const goods = useCopy(goodsCopy);
  const Name = `h${headingLevel}` as const;
  const { availability, picture, nameOriginal } = product;
  const buyable = availability.kind === 'in_stock' || availability.kind === 'few';
  return (
    <article className={styles.card} data-buyable={buyable || undefined}>
      <div className={styles.case}>
        <Illustration name={illustrationOf(picture.drawing)} alt={picture.alt} priority={priority} />
        <div className={styles.zone}>
          <ZoneBadge zone={product.zone} />
        </div>
      </div>
      <div className={styles.rail}>
        <PriceTag price={product.price} pricePer100g={product.pricePer100g} />
      </div>
      <div className={styles.words}>
        <p className={styles.origin}>
          {product.country}
          {product.agingMonths !== null && <span>{goods.aged(product.agingMonths)}</span>}
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
        {availability.kind !== 'in_stock' && (
          <p className={styles.stock}>
            <StockBadge kind={availability.kind} remaining={availability.kind === 'few' ? availability.remaining : undefined} />
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
            <Button
              variant={add.status === 'added' ? 'secondary' : 'primary'}
              size="small"
              wide
              icon={add.status === 'added' ? 'check' : 'basket'}
              busy={add.status === 'adding'}
              aria-label={add.status === 'added' ? goods.addedLabel(product.name) : goods.addLabel(product.name)}
              onClick={() => add.onAdd(1)}
            >
              {add.status === 'added' ? goods.added : goods.addToCart}
            </Button>
          </div>
        )}
        {add.status === 'failed' ? (
          <p className={styles.failed} role="alert">
            {add.message}
          </p>
        ) : (
          <span role="status">{add.message && <VisuallyHidden>{add.message}</VisuallyHidden>}</span>
        )}
      </div>
    </article>
  );
}
