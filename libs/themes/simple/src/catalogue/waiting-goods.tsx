import { useId } from 'react';
import { waitingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, TextLink } from '@shop/kit';
import type { WaitingGoodsProps } from '@shop/theming';
import { NearestLink } from './nearest-link.tsx';
import styles from './waiting-goods.module.css';

/** Below a list: products waiting for their import, each with alternatives and a link to its notification. */
export default function WaitingGoods({ groups }: WaitingGoodsProps) {
  const t = useCopy(waitingCopy);
  const id = useId();
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t.title}
      </h2>
      {groups.map(({ reason, goods }) => (
        <div key={reason} className={styles.group}>
          <p className={styles.reason}>{reason}</p>
          <ul className={styles.goods}>
            {goods.map(({ product, nearest, noticeHref }) => (
              <li key={product.key} className={styles.row}>
                <Picture picture={product.picture} alt="" sizes="5rem" />
                <div className={styles.text}>
                  <TextLink to={product.href}>{product.name}</TextLink>
                  {nearest && <NearestLink {...nearest} />}
                  <TextLink to={noticeHref} standalone aria-label={t.noticeOf(product.name)}>
                    {t.notice}
                  </TextLink>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
