import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, QuantityStepper } from '@shop/kit';
import { BuyButton, BuyStatus, useWanted } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import { stoProductCopy } from '../copy/sto-product.ts';
import { stoCopy } from '../copy/sto.ts';
import { CaseNote } from './case-note.tsx';
import styles from './amount-form.module.css';

/** Amounts that kitchens order by. */
const usual = [1, 5, 10, 20];

/** The quantity: usual ones and a case with their amounts, a field for any other number, and the total. */
export function AmountForm({ product, purchaseLimit, maxQuantity, inCart, favourite, add, cartHref }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { columns } = useCopy(stoCopy);
  const texts = useCopy(stoProductCopy);
  const wanted = useWanted(maxQuantity);
  const { quantity, most, full, want, form } = wanted;
  const { byCase } = product;
  return (
    <div className={styles.form}>
      <ul className={styles.amounts} aria-label={texts.table}>
        {amountsOf(most).map((amount) => (
          <li key={amount}>
            <button
              className={styles.amount}
              type="button"
              disabled={full}
              aria-pressed={quantity === amount}
              onClick={() => want(amount)}
            >
              <b>{texts.pieces(amount)}</b>
              <Price yen={product.price * amount} size="small" taxNote={false} />
            </button>
          </li>
        ))}
        {byCase && (
          <li className={styles.case}>
            {byCase.quantity > maxQuantity ? (
              <CaseNote product={product} byCase={byCase} isShort />
            ) : (
              <button
                className={styles.amount}
                type="button"
                disabled={full}
                aria-pressed={quantity === byCase.quantity}
                onClick={() => want(byCase.quantity)}
              >
                <CaseNote product={product} byCase={byCase} />
              </button>
            )}
          </li>
        )}
      </ul>
      <div className={styles.line}>
        <QuantityStepper value={quantity} onChange={want} max={most} label={t.quantity} disabled={full} form={form} />
        <p className={styles.sum} aria-live="polite">
          <span>{columns.amount}</span>
          <Price yen={product.price * quantity} />
        </p>
      </div>
      <BuyButton add={add} wanted={wanted} />
      <BuyStatus
        purchaseLimit={purchaseLimit}
        inCart={inCart}
        favourite={favourite}
        full={full}
        add={add}
        cartHref={cartHref}
      />
    </div>
  );
}

/** The amounts to choose from, no more than may be bought; one is always among them. */
export function amountsOf(most: number): readonly number[] {
  return usual.filter((amount) => amount <= Math.max(most, 1));
}
