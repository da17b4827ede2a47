import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Icon, Price } from '@shop/kit';
import { BuyForm, isBuyable, NotForSale, ProductUnit, ReturnsNote, StockBadge, ZoneBadge } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { assCopy } from '../copy/ass.ts';
import styles from './buy-box.module.css';

/** The price, then the form. A product that cannot be bought shows the reason and no button (spec §4). */
export default function BuyBox(props: BuyBoxProps) {
  const t = useCopy(productCopy);
  const ass = useCopy(assCopy);
  const { product, gift, handling } = props;
  const { availability } = product;
  const buyable = isBuyable(availability);
  return (
    <section className={styles.box} aria-label={product.name}>
      <div className={styles.price}>
        <Price yen={product.price} size="large" />
        <ProductUnit className={styles.unit} product={product} />
        {props.reducedTax && <p className={styles.small}>{t.reducedTax}</p>}
        <p className={styles.badges}>
          <StockBadge {...availability} />
          <ZoneBadge zone={product.zone} withRange />
          {gift.noshi && <Badge icon="gift">{ass.noshi}</Badge>}
          {gift.wrapping && <Badge icon="gift">{ass.wrapping}</Badge>}
        </p>
      </div>
      {buyable ? <BuyForm {...props} layout="stack" /> : <NotForSale {...props} />}
      <ul className={styles.details}>
        {buyable && (
          <li>
            <Icon name="truck" />
            <span>
              <strong>{props.delivery ?? t.delivery}</strong>
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
            </small>
            {props.bestBefore && (
              <small>
                {t.bestBefore}:{props.bestBefore}
              </small>
            )}
          </span>
        </li>
        {handling && (
          <li>
            <Icon name="flame" />
            <strong>{handling}</strong>
          </li>
        )}
      </ul>
      <ReturnsNote className={styles.small} text={props.returns} href={props.returnsHref} />
    </section>
  );
}
