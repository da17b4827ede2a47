import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { NothingFoundTitle, OtherWays } from '@shop/parts';
import type { ProductListPageProps } from '@shop/theming';
import styles from './no-goods.module.css';

/** Nothing was found: an empty circle of ink, and other links. */
export function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.empty}>
      <Circle />
      <div className={styles.text}>
        <h2>
          <NothingFoundTitle word={help.word} />
        </h2>
        <p>{t.emptyText}</p>
        <OtherWays ways={help.ways} leadClassName={styles.lead} className={styles.ways} wayClassName={styles.way} />
        <p>
          <LinkButton to={clearHref}>{t.filterClear}</LinkButton>
        </p>
      </div>
    </div>
  );
}

/** 円相: one stroke of the brush around nothing. */
function Circle() {
  return (
    <svg className={styles.circle} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d="M84 16C60 4 28 14 16 40 4 68 18 102 50 109c34 7 60-20 58-52-1-20-12-34-26-41 10 9 17 22 17 39 0 26-20 47-46 43C26 94 15 66 25 43 34 22 60 12 84 16Z" />
    </svg>
  );
}
