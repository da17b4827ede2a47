import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';
import type { BuyBoxProps } from '@shop/theming';
import { assProductCopy } from '../copy/ass-product.ts';
import { NoshiSample } from './noshi-sample.tsx';
import styles from './gift-counter.module.css';

/** The gift options of a product, before any input: a preview of the noshi, wrapping, a message. */
export function GiftCounter({ gift }: Pick<BuyBoxProps, 'gift'>) {
  const t = useCopy(assProductCopy);
  const rows = [
    { id: 'noshi', term: t.noshi, can: gift.noshi, text: gift.noshi ? t.noshiYes : t.noshiNo },
    { id: 'wrapping', term: t.wrapping, can: gift.wrapping, text: gift.wrapping ? t.wrappingYes : t.wrappingNo },
    { id: 'message', term: t.message, can: true, text: t.messageText },
  ];
  return (
    <section className={styles.counter} aria-labelledby="gift-counter">
      <h2 className={styles.title} id="gift-counter">
        {t.title}
      </h2>
      {gift.noshi && <NoshiSample />}
      <dl className={styles.list}>
        {rows.map(({ id, term, can, text }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.term} data-can={can || undefined}>
              <Icon name={can ? 'check' : 'no-entry'} />
              {term}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
