import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { NothingFoundTitle, OtherWays } from '@shop/parts';
import type { ProductListPageProps } from '@shop/theming';
import bareTable from '../art/bare-table.svg?no-inline';
import styles from './nothing-found.module.css';

/** A window onto the sea and a bare table; below it the other ways in. */
export function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.nothing}>
      <img src={bareTable} alt="" width={480} height={360} />
      <h2 className={styles.title}>
        <NothingFoundTitle word={help.word} />
      </h2>
      <p className={styles.text}>{t.emptyText}</p>
      <LinkButton to={clearHref}>{t.filterClear}</LinkButton>
      <OtherWays ways={help.ways} leadClassName={styles.more} className={styles.ways} wayClassName={styles.way} />
    </div>
  );
}
