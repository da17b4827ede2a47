import { goodsCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LinkButton, Notice, Price, StockBadge, TextLink, ZoneBadge } from '@shop/kit';
import type { BuyBoxProps } from '@shop/theming';
import { BuyForm } from './buy-form.tsx';
import styles from './buy-box.module.css';

/** Price, stock, quantity, delivery. What cannot be bought says why and offers no button (spec §4). */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const { product, reducedTax, delivery, gift, handling } = props;
  const { availability } = product;
  const buyable = availability.kind === 'in_stock' || availability.kind === 'few';
  const giftText = gift.noshi && gift.wrapping ? t.giftBoth : gift.noshi ? t.giftNoshiOnly : gift.wrapping ? t.giftWrappingOnly : t.giftNone;
  return (
    <section className={styles.box} aria-label={product.name}>
      <div className={styles.price}>
        <Price yen={product.price} size="large" />
        <p className={styles.unit}>
          {product.unitLabel}
          {product.pricePer100g !== null && (
            <span>
              {goods.per100g} <Price yen={product.pricePer100g} size="small" taxNote={false} />
            </span>
          )}
        </p>
        {reducedTax && <p className={styles.small}>{t.reducedTax}</p>}
      </div>
      <p className={styles.badges}>
        <StockBadge kind={availability.kind} remaining={availability.kind === 'few' ? availability.remaining : undefined} />
        <ZoneBadge zone={product.zone} withRange />
      </p>
      {buyable ? <BuyForm {...props} /> : <NotForSale {...props} />}
      <ul className={styles.facts}>
        {buyable && (
          <li>
            <Icon name="truck" />
            <span>
              <strong>{delivery ?? t.delivery}</strong>
              <small>{t.deliveryNote}</small>
            </span>
          </li>
        )}
        <li>
          <Icon name="thermometer" />
          <span>
            <strong>{t.zoneText[product.zone]}</strong>
            <small>
              {t.storage}:{props.storage}
              {props.bestBefore && ` ${t.bestBefore}:${props.bestBefore}`}
            </small>
          </span>
        </li>
        <li>
          <Icon name="gift" />
          <span>{giftText}</span>
        </li>
        {handling && (
          <li>
            <Icon name="flame" />
            <strong>{handling}</strong>
          </li>
        )}
      </ul>
      <p className={styles.small}>
        {t.returns} <TextLink to={props.returnsHref}>{t.returnsMore}</TextLink>
      </p>
    </section>
  );
}

function NotForSale({ product }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { availability, category } = product;
  const title =
    availability.kind === 'suspended' ? t.suspendedTitle : availability.kind === 'sold_out' ? t.soldOutTitle : t.stoppedTitle;
  return (
    <>
      <Notice tone="warning" title={title}>
        {availability.kind === 'suspended' && <p>{availability.reason}</p>}
      </Notice>
      <LinkButton to={category.href} wide>
        {t.similar}
      </LinkButton>
    </>
  );
}
