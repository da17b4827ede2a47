import { fleCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Notice, Price, StockBadge, TextLink, ZoneBadge } from '@shop/kit';
import type { BuyBoxProps } from '@shop/theming';
import { PriceTag } from './price-tag.tsx';
import { WeightForm } from './weight-form.tsx';
import styles from './buy-box.module.css';

/** The counter: the tag per 100 g, how much of it, what it comes to, and what the butcher says about keeping it. */
export default function BuyBox(props: BuyBoxProps) {
  const texts = useCopy(productCopy);
  const { product, reducedTax } = props;
  const { availability } = product;
  const buyable = availability.kind === 'in_stock' || availability.kind === 'few';
  return (
    <section className={styles.counter} aria-label={product.name}>
      <header className={styles.board}>
        <PriceTag price={product.price} pricePer100g={product.pricePer100g} size="large" />
        <p className={styles.piece}>
          <span>{product.unitLabel}</span>
          <Price yen={product.price} />
          {reducedTax && <small>{texts.reducedTax}</small>}
        </p>
        <p className={styles.badges}>
          <StockBadge kind={availability.kind} remaining={availability.kind === 'few' ? availability.remaining : undefined} />
          <ZoneBadge zone={product.zone} withRange />
        </p>
      </header>
      {buyable ? <WeightForm {...props} /> : <NotForSale {...props} />}
      <Keeping {...props} buyable={buyable} />
      <p className={styles.small}>
        {texts.returns} <TextLink to={props.returnsHref}>{texts.returnsMore}</TextLink>
      </p>
    </section>
  );
}

function NotForSale({ product: { availability, category } }: BuyBoxProps) {
  const texts = useCopy(productCopy);
  const title =
    availability.kind === 'suspended' ? texts.suspendedTitle : availability.kind === 'sold_out' ? texts.soldOutTitle : texts.stoppedTitle;
  return (
    <div className={styles.form}>
      <Notice tone="warning" title={title}>
        {availability.kind === 'suspended' && <p>{availability.reason}</p>}
      </Notice>
      <LinkButton to={category.href} wide>
        {texts.similar}
      </LinkButton>
    </div>
  );
}

function Keeping({ product, delivery, storage, bestBefore, gift, handling, buyable }: BuyBoxProps & { readonly buyable: boolean }) {
  const t = useCopy(fleCopy);
  const texts = useCopy(productCopy);
  const giftText = gift.noshi && gift.wrapping ? texts.giftBoth : gift.noshi ? texts.giftNoshiOnly : gift.wrapping ? texts.giftWrappingOnly : texts.giftNone;
  const rows = [
    { term: texts.delivery, text: buyable ? (delivery ?? texts.deliveryNote) : null },
    { term: t.zoneTerm, text: texts.zoneText[product.zone] },
    { term: texts.storage, text: storage },
    { term: texts.bestBefore, text: bestBefore },
    { term: t.giftTerm, text: giftText },
    { term: t.handlingTerm, text: handling },
  ];
  return (
    <dl className={styles.keeping}>
      {rows.map(({ term, text }) =>
        text ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
