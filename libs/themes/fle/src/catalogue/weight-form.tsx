import { fleCopy, goodsCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, Price, QuantityStepper, TextLink } from '@shop/kit';
import type { BuyBoxProps } from '@shop/theming';
import { useId, useState } from 'react';
import { weightsOf } from './weights.ts';
import styles from './buy-box.module.css';

/** How much: first by weight, as at a counter; any other number beside it; and what it comes to. */
export function WeightForm({ product, purchaseLimit, maxQuantity, inCart, add, cartHref }: BuyBoxProps) {
  const t = useCopy(fleCopy);
  const texts = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const name = useId();
  const [wanted, setWanted] = useState(1);
  const full = maxQuantity < 1;
  const most = Math.max(maxQuantity, 1);
  const quantity = Math.min(wanted, most);
  return (
    <div className={styles.form}>
      <fieldset className={styles.weights} disabled={full}>
        <legend className={styles.legend}>{t.howMuch}</legend>
        <div className={styles.choices}>
          {weightsOf(product.unitLabel, most).map(({ pieces, grams }) => (
            <label key={pieces} className={styles.weight}>
              <input
                type="radio"
                name={name}
                checked={quantity === pieces}
                onChange={() => setWanted(pieces)}
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
        <QuantityStepper value={quantity} onChange={setWanted} max={most} label={texts.quantity} disabled={full} />
      </p>
      <p className={styles.sum} aria-live="polite">
        <span>{t.sum}</span>
        <Price yen={product.price * quantity} size="large" />
      </p>
      <Button
        variant="primary"
        size="large"
        wide
        icon="basket"
        busy={add.status === 'adding'}
        disabled={full}
        onClick={() => {
          add.onAdd(quantity);
          setWanted(1);
        }}
      >
        {goods.addToCart}
      </Button>
      {purchaseLimit !== null && <p className={styles.small}>{texts.purchaseLimit(purchaseLimit)}</p>}
      <div role="status">
        {inCart > 0 && (
          <p className={styles.small}>
            {texts.inCart(inCart)}
            {full && `。${texts.limitReached}`} <TextLink to={cartHref}>{texts.goToCart}</TextLink>
          </p>
        )}
      </div>
      {add.status === 'failed' && add.message && (
        <Notice tone="danger" live>
          {add.message}
        </Notice>
      )}
      <noscript>
        <Notice>{texts.needsScript}</Notice>
      </noscript>
    </div>
  );
}
