import { LINE_QUANTITY_MAX, paths } from '@shop/constants';
import { useCopy } from '@shop/copy/react';
import { QuantityStepper, ShopLink, TextLink } from '@shop/kit';
import type { AddManyToCart, HomePageProps } from '@shop/theming';
import { stoReorderCopy } from '../copy/sto-reorder.ts';
import { stoCopy } from '../copy/sto.ts';
import { moveBetweenRows } from '../order/move-between-rows.ts';
import { SheetBar } from '../order/sheet-bar.tsx';
import { useOrderSheet } from '../order/use-order-sheet.ts';
import styles from './reorder.module.css';

interface ReorderSheetProps {
  readonly order: NonNullable<NonNullable<HomePageProps['member']>['orders']>[number];
  readonly add: AddManyToCart;
}

/** One past order with its quantities filled in. The cart shows today's prices and stock. */
export function ReorderSheet({ order, add }: ReorderSheetProps) {
  const t = useCopy(stoCopy);
  const texts = useCopy(stoReorderCopy);
  const sheet = useOrderSheet(add, order.lines);
  return (
    <div onKeyDown={moveBetweenRows}>
      <table className={styles.table} aria-label={order.summary}>
        <thead>
          <tr>
            <th scope="col">{t.columns.product}</th>
            <th scope="col">{texts.then}</th>
            <th scope="col">{t.columns.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ key, name, quantity }) => (
            <tr key={key}>
              <th scope="row">
                <ShopLink className={styles.name} to={paths.product(key)}>
                  {name}
                </ShopLink>
                {add.errors[key] && (
                  <span className={styles.error} role="alert">
                    {add.errors[key]}
                  </span>
                )}
              </th>
              <td className={styles.then}>{texts.pieces(quantity)}</td>
              <td className={styles.quantity}>
                <QuantityStepper
                  value={sheet.quantityOf(key)}
                  min={0}
                  max={LINE_QUANTITY_MAX}
                  label={t.quantityOf(name)}
                  onChange={(wanted) => sheet.setQuantity(key, wanted, 0)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SheetBar sheet={sheet} add={add} action={texts.add} hasSum={false} />
      <TextLink to={order.href} standalone>
        {texts.detail}
      </TextLink>
    </div>
  );
}
