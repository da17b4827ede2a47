import { paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatYen } from '@shop/money';
import type { PostedCart } from './read-posted-cart.server.ts';
import styles from './posted-cart-view.module.css';

/** The cart without scripts: its lines, each with a form for its quantity and one that removes it. */
export function PostedCartView({ lines, total }: PostedCart) {
  const t = useCopy(checkoutCopy).cart;
  return (
    <section className={styles.cart} aria-label={t.title}>
      {lines.length === 0 && <p>{t.emptyTitle}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, name, quantity, max, amount }) => (
          <li key={key} className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span>{formatYen(amount)}</span>
            <form className={styles.form} action={paths.cart()} method="post">
              <input type="hidden" name="line" value={key} />
              <input
                className={styles.quantity}
                type="number"
                name="quantity"
                min={1}
                max={max}
                required
                aria-label={t.quantityOf(name)}
                defaultValue={quantity}
              />
              <button className={styles.button}>{t.change}</button>
            </form>
            <form action={paths.cart()} method="post">
              <input type="hidden" name="line" value={key} />
              <input type="hidden" name="quantity" value="0" />
              <button className={styles.button} aria-label={t.removeOf(name)}>
                {t.remove}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {t.goodsTotal} <strong>{formatYen(total)}</strong>
      </p>
    </section>
  );
}
