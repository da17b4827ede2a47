import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, QuantityStepper, useEarlyInput } from '@shop/kit';
import { BuyButton, BuyStatus, useWanted } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import styles from './buy-box.module.css';
import { formatAmount } from '@shop/money';
import { fleCopy } from '../copy/fle.ts';

/** A weight that can be chosen. */
interface Weight {
  readonly pieces: number;
  /** The total weight in grams, with separators; null for products without a weight on the label. */
  readonly grams: string | null;
}

/** The quantities offered first, in pieces; others can be typed. */
const usual = [1, 2, 3, 5];

/** The quantity: usual weights, a field for any other number, and the total. */
export function WeightForm({ product, purchaseLimit, maxQuantity, inCart, favourite, add, cartHref }: BuyBoxProps) {
  const t = useCopy(fleCopy);
  const texts = useCopy(productCopy);
  const weights = useEarlyInput<HTMLFieldSetElement>();
  const wanted = useWanted(maxQuantity);
  const { quantity, most, full, want, form } = wanted;
  return (
    <>
      <fieldset ref={weights} className={styles.weights} disabled={full}>
        <legend className={styles.legend}>{t.howMuch}</legend>
        <div className={styles.choices}>
          {weightsOf(product.unitLabel, most).map(({ pieces, grams }) => (
            <label key={pieces} className={styles.weight}>
              <input
                type="radio"
                name="quantity"
                value={pieces}
                form={form}
                checked={quantity === pieces}
                onChange={() => want(pieces)}
                aria-label={grams === null ? t.pieces(pieces) : t.weightOf(grams, pieces)}
              />
              <span aria-hidden="true">
                <strong>{grams === null ? t.pieces(pieces) : t.weight(grams)}</strong>
                {grams !== null && <small>{t.pieces(pieces)}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.other}>
        <span>{t.otherAmount}</span>
        <QuantityStepper
          value={quantity}
          onChange={want}
          max={most}
          label={texts.quantity}
          disabled={full}
          form={form}
        />
      </p>
      <p className={styles.sum} aria-live="polite">
        <span>{t.sum}</span>
        <Price yen={product.price * quantity} size="large" />
      </p>
      <BuyButton add={add} wanted={wanted} />
      <BuyStatus
        purchaseLimit={purchaseLimit}
        inCart={inCart}
        favourite={favourite}
        full={full}
        add={add}
        cartHref={cartHref}
      />
    </>
  );
}

/**
 * Returns the grams of one piece by its label (`80g(約8枚)`, `1,200g`, `1.5kg`); null when the label does not start with
 * a weight.
 */
export function gramsOf(unitLabel: string): number | null {
  const match = /^約?([\d,]+(?:\.\d+)?)\s*(k?)g/i.exec(unitLabel);
  if (!match?.[1]) return null;
  return Math.round(Number(match[1].replaceAll(',', '')) * (match[2] ? 1000 : 1));
}

/** The amounts to choose from, no more than may be bought. */
export function weightsOf(unitLabel: string, maxQuantity: number): readonly Weight[] {
  const one = gramsOf(unitLabel);
  return usual
    .filter((pieces) => pieces <= Math.max(maxQuantity, 1))
    .map((pieces) => ({ pieces, grams: one === null ? null : formatAmount(one * pieces) }));
}
