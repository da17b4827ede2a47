import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { NothingFoundTitle, OtherWays } from '@shop/parts';
import type { ProductListPageProps } from '@shop/theming';
import { Knot } from '../type/knot.tsx';
import styles from './no-goods.module.css';

/** Nothing was found: an empty card in a frame, and other links. */
export function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.card}>
      <Knot />
      <h2 className={styles.title}>
        <NothingFoundTitle word={help.word} />
      </h2>
      <p>{t.emptyText}</p>
      <LinkButton to={clearHref} variant="primary">
        {t.filterClear}
      </LinkButton>
      <OtherWays ways={help.ways} leadClassName={styles.lead} className={styles.ways} wayClassName={styles.way} />
    </div>
  );
}
