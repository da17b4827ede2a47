import { setsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, Picture, Price, ShopLink, TextLink } from '@shop/kit';
import type { ProductSetsProps, SetView } from '@shop/theming';
import { useId } from 'react';
import styles from './product-sets.module.css';

/** Sets of the shop that include the product. */
export default function ProductSets({ sets, cartHref }: ProductSetsProps) {
  const t = useCopy(setsCopy);
  const id = useId();
  return (
    <section className={styles.sets} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <ul className={styles.list}>
        {sets.map((set) => (
          <li key={set.key}>
            <OneSet set={set} cartHref={cartHref} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneSet({ set, cartHref }: { readonly set: SetView; readonly cartHref: string }) {
  const t = useCopy(setsCopy);
  const { name, lead, price, items, isClosed, status, message, onAdd } = set;
  return (
    <article className={styles.set} aria-busy={status === 'adding'}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.items} aria-label={t.contents(name)}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <span className={styles.picture}>
              <Picture picture={item.picture} alt="" sizes="3.5rem" />
            </span>
            <p>
              <ShopLink to={item.href}>{item.name}</ShopLink>{' '}
              <span className={styles.pieces}>{t.pieces(item.quantity)}</span>
              {item.reason && <span className={styles.reason}>{item.reason}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <Price yen={price} />
        {!isClosed && (
          <Button icon="basket" aria-label={t.addOf(name)} busy={status === 'adding'} onClick={onAdd}>
            {t.add}
          </Button>
        )}
      </div>
      {isClosed && <p className={styles.lead}>{t.closed}</p>}
      <div role="status">
        {message && (
          <Notice tone={status === 'failed' ? 'danger' : 'success'}>
            {message}
            {status === 'added' && (
              <>
                {' '}
                <TextLink to={cartHref}>{t.toCart}</TextLink>
              </>
            )}
          </Notice>
        )}
      </div>
    </article>
  );
}
