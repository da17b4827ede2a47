import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { NothingFoundTitle, OtherWays } from '@shop/parts';
import type { ProductListPageProps } from '@shop/theming';
import emptyPlate from '../art/empty-plate.svg?no-inline';
import styles from './nothing-found.module.css';

/** A plate that pouts, and ways on as large as a thumb. */
export function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.nothing}>
      <img src={emptyPlate} alt="" width={480} height={360} />
      <h2 className={styles.title}>
        <NothingFoundTitle word={help.word} />
      </h2>
      <p>{t.emptyText}</p>
      <LinkButton to={clearHref} variant="primary">
        {t.filterClear}
      </LinkButton>
      <OtherWays ways={help.ways} leadClassName={styles.more} className={styles.ways} wayClassName={styles.way} />
    </div>
  );
}
