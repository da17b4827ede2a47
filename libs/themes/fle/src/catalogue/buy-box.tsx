import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import { GiftNotes, isBuyable, NotForSale, ReturnsNote, StockBadge, TermRows, ZoneBadge } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { fleCopy } from '../copy/fle.ts';
import { WeightForm } from './weight-form.tsx';
import styles from './buy-box.module.css';

/** The buy box: the price per 100 g, the quantity, the total, and storage advice. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(fleCopy);
  const texts = useCopy(productCopy);
  const { product, reducedTax } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  return (
    <section className={styles.counter} aria-label={product.name}>
      <header className={styles.board}>
        <div className={styles.sample}>
          <Picture picture={product.picture} alt="" sizes="5.5rem" />
        </div>
        <p className={styles.tag}>
          <span>{product.pricePer100g === null ? t.perPiece : t.per}</span>
          <Price yen={product.pricePer100g ?? product.price} taxNote={false} />
        </p>
        <p className={styles.piece}>
          <span>{product.unitLabel}</span>
          <Price yen={product.price} />
          {reducedTax && <small>{texts.reducedTax}</small>}
        </p>
        <p className={styles.badges}>
          <StockBadge {...availability} />
          <ZoneBadge zone={product.zone} withRange />
        </p>
      </header>
      <div className={styles.matter}>
        <div className={styles.form}>{buyable ? <WeightForm {...props} /> : <NotForSale {...props} />}</div>
        <div>
          <Storage {...props} buyable={buyable} />
          <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
        </div>
      </div>
    </section>
  );
}

function Storage({
  product,
  delivery,
  storage,
  bestBefore,
  gift,
  handling,
  buyable,
}: BuyBoxProps & { readonly buyable: boolean }) {
  const t = useCopy(fleCopy);
  const texts = useCopy(productCopy);
  const rows = [
    { term: texts.delivery, text: buyable ? (delivery ?? texts.deliveryNote) : null },
    { term: t.zoneTerm, text: texts.zoneText[product.zone] },
    { term: texts.storage, text: storage },
    { term: texts.bestBefore, text: bestBefore },
    { term: t.giftTerm, text: <GiftNotes gift={gift} /> },
    { term: t.handlingTerm, text: handling },
  ];
  return <TermRows className={styles.storage} rows={rows} />;
}
