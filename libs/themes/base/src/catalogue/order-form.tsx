import { useId, useState } from 'react';
import { goodsCopy, kitCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, useEarlyInput } from '@shop/kit';
import { AddForm } from '@shop/parts';
import type { BuyBoxProps } from '@shop/theming';
import styles from './order-form.module.css';

/** How many pieces, and into the cart with them: a field and three buttons in plain signs. */
export function OrderForm({ purchaseLimit, maxQuantity, inCart, favourite, add, cartHref }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const kit = useCopy(kitCopy);
  const field = useEarlyInput();
  const [wanted, setWanted] = useState('1');
  const form = useId();
  const full = maxQuantity < 1;
  const most = Math.max(maxQuantity, 1);
  // Does not use the kit's stepper, to keep this page small: 1.5 is refused, and a quantity above the limit is reduced
  // with a message.
  const typed = /^\d+$/.test(wanted.normalize('NFKC').trim()) ? Number(wanted.normalize('NFKC')) : NaN;
  const quantity = Math.min(Math.max(typed, 1), most);
  const isRefused = Number.isNaN(typed);
  const word = isRefused ? kit.wholeNumber : quantity === typed ? null : kit.quantityTaken(1, most, quantity);
  const busy = add.status === 'adding';
  const put = () => {
    if (busy || isRefused) return;
    add.onAdd(quantity);
    setWanted('1');
  };
  return (
    <div className={styles.form}>
      <AddForm id={form} action={add.action} onAdd={put} />
      <div className={styles.order} role="group" aria-label={t.quantity}>
        <button
          type="button"
          aria-label={kit.decrease}
          disabled={full || isRefused || quantity <= 1}
          onClick={() => setWanted(String(quantity - 1))}
        >
          −
        </button>
        <input
          ref={field}
          aria-label={t.quantity}
          aria-invalid={isRefused || undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={full}
          form={form}
          name="quantity"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <button
          type="button"
          aria-label={kit.increase}
          disabled={full || isRefused || quantity >= most}
          onClick={() => setWanted(String(quantity + 1))}
        >
          +
        </button>
        <button
          className={styles.put}
          data-buy=""
          type="submit"
          form={form}
          disabled={full}
          aria-disabled={busy}
          data-busy={busy || undefined}
        >
          {goods.addToCart}
        </button>
      </div>
      {word && (
        <p role="alert">
          <strong>{word}</strong>
        </p>
      )}
      {purchaseLimit !== null && <p>{t.purchaseLimit(purchaseLimit)}</p>}
      <div className={styles.below}>
        {favourite}
        <p role="status">
          {inCart > 0 && (
            <>
              {t.inCart(inCart)}
              {full && `。${t.limitReached}`} <ShopLink to={cartHref}>{t.goToCart}</ShopLink>
            </>
          )}
        </p>
      </div>
      {add.status === 'failed' && add.message && (
        <p role="alert">
          <strong>{add.message}</strong>
        </p>
      )}
      <noscript>
        <strong>{t.needsScript}</strong>
      </noscript>
    </div>
  );
}
