import { goodsCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, Price } from '@shop/kit';
import { BuyForm, GiftNotes, isBuyable, NotForSale, ReturnsNote, StockBadge, TermRows, ZoneBadge } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import styles from './buy-box.module.css';

/** The price as a line of a menu; then the gift options; then storage. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const ven = useCopy(venCopy);
  const { product, reducedTax, delivery, gift, handling } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  const rows = [
    { term: t.delivery, text: buyable ? (delivery ?? t.deliveryNote) : null },
    { term: t.storage, text: `${props.storage} ${t.zoneText[product.zone]}` },
    { term: t.bestBefore, text: props.bestBefore },
    { term: t.labels.heating, text: handling },
  ];
  return (
    <section className={styles.box} aria-label={product.name}>
      <div className={styles.price}>
        <span>{product.unitLabel}</span>
        <span className={styles.dots} aria-hidden="true" />
        <Price yen={product.price} size="large" />
      </div>
      <p className={styles.small}>
        {product.pricePer100g !== null && (
          <>
            {goods.per100g} <Price yen={product.pricePer100g} size="small" taxNote={false} />
          </>
        )}
        {reducedTax && <span>{t.reducedTax}</span>}
      </p>
      <p className={styles.badges}>
        <StockBadge {...availability} />
        <ZoneBadge zone={product.zone} withRange />
      </p>
      {buyable ? <BuyForm {...props} /> : <NotForSale {...props} />}
      <p className={styles.present}>
        <Icon name="gift" />
        <span>
          <b>{ven.present}</b>
          <GiftNotes gift={gift} />
        </span>
      </p>
      <TermRows className={styles.rows} label={ven.keeping} rows={rows} />
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
