import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price, QuantityStepper, ShopLink } from '@shop/kit';
import { isBuyable, StockBadge, ZoneBadge } from '@shop/parts';
import { deferred, type ProductSummary } from '@shop/theming';
import { stoCopy } from '../copy/sto.ts';
import styles from './order-table.module.css';

/** Complete without its script, as the row is. */
const ByCase = deferred(() => import('./by-case.tsx').then((file) => file.ByCase));

interface OrderRowProps {
  readonly product: ProductSummary;
  readonly quantity: number;
  readonly max: number;
  /** Why the server refused this row; null when it did not. */
  readonly error: string | null;
  readonly priority: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** One product in one row; a product that cannot be bought shows the reason instead of its quantity. */
export function OrderRow(row: OrderRowProps) {
  const { product, quantity, max, error, priority, onQuantity } = row;
  const goods = useCopy(goodsCopy);
  const t = useCopy(stoCopy);
  const { availability, picture, nameOriginal, byCase } = product;
  const buyable = isBuyable(availability);
  const inCases = buyable && byCase && <ByCase {...row} byCase={byCase} />;
  return (
    <tr className={styles.row} data-chosen={quantity > 0 || undefined} data-off={!buyable || undefined}>
      <th scope="row">
        <div className={styles.product}>
          <span className={styles.picture}>
            <Picture picture={picture} alt="" sizes="3.25rem" priority={priority} />
          </span>
          <div>
            <ShopLink className={styles.name} to={product.href}>
              {product.name}
            </ShopLink>
            <span className={styles.meta}>
              {product.country}
              {product.agingMonths !== null && <span>{goods.aged(product.agingMonths)}</span>}
              {nameOriginal && <span lang={nameOriginal.lang}>{nameOriginal.text}</span>}
            </span>
            <span className={styles.brief}>
              <span>{product.unitLabel}</span>
              <ZoneBadge zone={product.zone} />
              <Price yen={product.price} size="small" />
            </span>
            <span className={styles.inProduct}>{inCases}</span>
            {availability.kind === 'few' && <StockBadge kind="few" remaining={availability.remaining} />}
            {error && (
              <span className={styles.error} role="alert">
                {error}
              </span>
            )}
          </div>
        </div>
      </th>
      <td data-column="unit">{product.unitLabel}</td>
      <td data-column="zone">
        <ZoneBadge zone={product.zone} />
      </td>
      <td data-column="per100g">
        {product.pricePer100g !== null && <Price yen={product.pricePer100g} size="small" taxNote={false} />}
      </td>
      <td data-column="price">
        <Price yen={product.price} taxNote={false} />
      </td>
      <td data-column="case">{inCases}</td>
      <td data-column="quantity">
        {buyable ? (
          <QuantityStepper
            value={quantity}
            min={0}
            max={max}
            label={t.quantityOf(product.name)}
            onChange={onQuantity}
          />
        ) : (
          <StockBadge {...availability} />
        )}
      </td>
    </tr>
  );
}
