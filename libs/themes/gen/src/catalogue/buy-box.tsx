import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import {
  BuyForm,
  GiftNotes,
  isBuyable,
  NotForSale,
  ProductUnit,
  ReturnsNote,
  StockBadge,
  ZoneBadge,
} from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { genProductCopy } from '../copy/gen-product.ts';
import styles from './buy-box.module.css';

/**
 * The buy box in the margin of an article. A product that cannot be bought shows the reason and no button (spec §4).
 */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const gen = useCopy(genProductCopy);
  const { product, gift } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  const items = [
    { id: 'delivery', term: t.delivery, description: buyable ? (props.delivery ?? t.deliveryNote) : null },
    { id: 'zone', term: <ZoneBadge zone={product.zone} />, description: t.zoneText[product.zone] },
    { id: 'storage', term: t.storage, description: props.storage },
    { id: 'best-before', term: t.bestBefore, description: props.bestBefore },
    { id: 'gift', term: gen.gift, description: <GiftNotes gift={gift} /> },
    { id: 'handling', term: gen.handling, description: props.handling },
  ].filter(({ description }) => description !== null);
  return (
    <section className={styles.box} aria-label={product.name}>
      <p className={styles.title} aria-hidden="true">
        {gen.chapters.buy}
      </p>
      <div>
        <Price yen={product.price} size="large" />
        <ProductUnit className={styles.unit} product={product} />
        {props.reducedTax && <p className={styles.small}>{t.reducedTax}</p>}
      </div>
      <p className={styles.badges}>
        <StockBadge {...availability} />
      </p>
      {buyable ? <BuyForm {...props} layout="stack" /> : <NotForSale {...props} />}
      <dl className={styles.details}>
        {items.map(({ id, term, description }) => (
          <div key={id} className={styles.detail}>
            <dt className={styles.term}>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
