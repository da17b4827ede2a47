import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { NothingFoundTitle, OtherWays } from '@shop/parts';
import type { ProductListPageProps } from '@shop/theming';
import { PlatePicture } from '../cart/empty-plate.tsx';
import styles from './nothing-found.module.css';

/** A plate that pouts, and ways on as large as a thumb. */
export function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.nothing}>
      <PlatePicture />
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
