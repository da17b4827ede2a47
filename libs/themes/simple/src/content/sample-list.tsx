import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton } from '@shop/kit';
import {
  ActiveFilters,
  BudgetTiles,
  ListNotice,
  NothingFound,
  ProductSkeletons,
  Results,
  ResultsState,
} from '@shop/parts';
import list from '../catalogue/product-list-page.module.css';
import styles from './sample-shop.module.css';
import type { SampleShopProps } from './sample-shop.tsx';

const budgets = [3240, 5400, 10_800];

/** A product list: filters, gift budgets, its loading state and its empty state. */
export function SampleList({ part: Part, browseHref }: Omit<SampleShopProps, 'product'>) {
  const { list: t } = useCopy(sampleCopy);
  return (
    <Part id="list">
      <ActiveFilters
        className={list.chips}
        filterClassName={list.chip}
        filters={t.filters.map((label, index) => ({ label, removeHref: `${browseHref}?sample=${index}` }))}
        clearHref={browseHref}
      />
      <BudgetTiles
        budgets={budgets.map((most, index) => ({
          most,
          href: browseHref,
          count: 3 * (index + 1),
          current: index === 1,
        }))}
      />
      <ListNotice notice={{ title: t.noticeTitle, text: t.noticeText, link: null }} />
      <ProductSkeletons count={2} className={styles.cards} placeClassName={styles.card}>
        <Skeleton shape="figure" />
        <Skeleton width="short" />
        <Skeleton />
        <Skeleton width="medium" />
      </ProductSkeletons>
      <Results status="ready">
        <ResultsState
          status="ready"
          count={0}
          loading={null}
          nothing={
            <NothingFound
              illustration="not-found"
              help={{ word: t.word, ways: [{ label: t.way, href: browseHref }] }}
              clearHref={browseHref}
              leadClassName={list.ways}
              className={list.chips}
              wayClassName={list.chip}
            />
          }
        >
          {null}
        </ResultsState>
      </Results>
    </Part>
  );
}
