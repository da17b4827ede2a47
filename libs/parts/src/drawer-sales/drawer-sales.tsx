import { cartDrawerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Picture, type PictureProps, Price, ShopLink } from '@shop/kit';
import styles from './drawer-sales.module.css';

export interface DrawerSalesProps {
  /** Integer yen; null if unknown. */
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  readonly pairings: readonly {
    readonly key: string;
    readonly name: string;
    readonly href: string;
    readonly picture: PictureProps['picture'] & { readonly tone: string };
    readonly price: number;
    readonly onAdd: () => void;
  }[];
  /** Called when the shopper follows the link to a product. */
  readonly onLeave: () => void;
}

/** Further content of a filled cart drawer: the amount left until free shipping, and two matching products. */
export function DrawerSales({ freeCarriage, pairings, onLeave }: DrawerSalesProps) {
  const t = useCopy(cartDrawerCopy);
  return (
    <>
      {freeCarriage && (
        <div className={styles.free} data-reached={freeCarriage.remaining === 0 || undefined}>
          <p>{freeCarriage.remaining === 0 ? t.freeReached : t.freeRemaining(freeCarriage.remaining)}</p>
          <progress
            value={freeCarriage.threshold - freeCarriage.remaining}
            max={freeCarriage.threshold}
            aria-hidden="true"
          />
        </div>
      )}
      {pairings.length > 0 && (
        <section className={styles.pairings} aria-label={t.pairings}>
          <h3 className={styles.title}>{t.pairings}</h3>
          <ul className={styles.list}>
            {pairings.map(({ key, name, href, picture, price, onAdd }) => (
              <li key={key} className={styles.pairing}>
                <span className={styles.picture} data-tone={picture.tone}>
                  <Picture picture={picture} alt="" sizes="4rem" />
                </span>
                <span className={styles.text}>
                  <ShopLink to={href} onClick={onLeave}>
                    {name}
                  </ShopLink>
                  <Price yen={price} size="small" />
                </span>
                <Button size="small" aria-label={t.addOf(name)} onClick={onAdd}>
                  {t.add}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
