import { RESTOCK_ANCHOR } from '@shop/constants';
import { goodsCopy, kitCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, ShopLink } from '@shop/kit';
import { isBuyable } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { OrderForm } from './order-form.tsx';
import styles from './buy-box.module.css';

/** Price, quantity and notices, line by line, without pictures or icons. */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const kit = useCopy(kitCopy);
  const { product, delivery, storage, bestBefore, gift, handling } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  const stock = availability.kind === 'few' ? kit.stock.few(availability.remaining) : kit.stock[availability.kind];
  const giftOne = gift.noshi ? t.giftNoshiOnly : gift.wrapping ? t.giftWrappingOnly : t.giftNone;
  const lines = [
    t.zoneText[product.zone],
    `${t.storage}:${storage}`,
    bestBefore && `${t.bestBefore}:${bestBefore}`,
    gift.noshi && gift.wrapping ? t.giftBoth : giftOne,
  ];
  return (
    <section className={styles.box} aria-label={product.name}>
      <p>
        <Price yen={product.price} size="large" />
      </p>
      <p className={styles.unit}>
        <span>{product.unitLabel}</span>
        {product.pricePer100g !== null && (
          <span>
            {goods.per100g} <Price yen={product.pricePer100g} size="small" taxNote={false} />
          </span>
        )}
        <strong>{stock}</strong>
        {props.reducedTax && <span>{t.reducedTax}</span>}
      </p>
      {buyable ? <OrderForm {...props} /> : <NotForSale {...props} />}
      <ul className={styles.notes}>
        {handling && (
          <li>
            <strong>{handling}</strong>
          </li>
        )}
        {buyable && <li>{delivery ?? `${t.delivery}:${t.deliveryNote}`}</li>}
        {lines.map((line) => line && <li key={line}>{line}</li>)}
        <li>
          {props.returns} <ShopLink to={props.returnsHref}>{t.returnsMore}</ShopLink>
        </li>
      </ul>
    </section>
  );
}

function NotForSale({ product: { availability, category }, request, favourite }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const isSuspended = availability.kind === 'suspended';
  const title = availability.kind === 'sold_out' ? t.soldOutTitle : isSuspended ? t.suspendedTitle : t.stoppedTitle;
  return (
    <div id={RESTOCK_ANCHOR}>
      <p>
        <strong>{title}</strong>
      </p>
      {isSuspended && <p>{availability.reason}</p>}
      {request}
      <ShopLink to={category.href}>{t.similar}</ShopLink>
      {favourite}
    </div>
  );
}
