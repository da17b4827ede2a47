import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import {
  GiftNotes,
  isBuyable,
  NotForSale,
  PricePer100g,
  ReturnsNote,
  StockBadge,
  TermRows,
  ZoneBadge,
} from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { stoProductCopy } from '../copy/sto-product.ts';
import { stoCopy } from '../copy/sto.ts';
import { AmountForm } from './amount-form.tsx';
import styles from './buy-box.module.css';

/** The buy box: price, quantities with their amounts, and the terms as rows. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const sto = useCopy(stoCopy);
  const texts = useCopy(stoProductCopy);
  const { product, reducedTax, delivery, gift, handling, storage, bestBefore } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  const rows = [
    { term: t.delivery, text: buyable ? (delivery ?? t.deliveryNote) : null },
    { term: sto.columns.zone, text: t.zoneText[product.zone] },
    { term: t.storage, text: storage },
    { term: t.bestBefore, text: bestBefore },
    { term: texts.gift, text: <GiftNotes gift={gift} /> },
    { term: t.labels.heating, text: handling },
  ];
  return (
    <section className={styles.slip} aria-label={product.name}>
      <header className={styles.head}>
        <Price yen={product.price} size="large" />
        <p className={styles.unit}>
          {product.unitLabel}
          <PricePer100g yen={product.pricePer100g} />
        </p>
        <p className={styles.badges}>
          <StockBadge {...availability} />
          <ZoneBadge zone={product.zone} withRange />
          {reducedTax && <small>{t.reducedTax}</small>}
        </p>
      </header>
      {buyable ? (
        <AmountForm {...props} />
      ) : (
        <div className={styles.off}>
          <NotForSale {...props} />
        </div>
      )}
      <TermRows className={styles.terms} rows={rows} />
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
