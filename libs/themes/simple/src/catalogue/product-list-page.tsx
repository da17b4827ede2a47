import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { Button, EmptyState, Icon, LinkButton, Notice, PageHeading, ShopLink, TextLink } from '@shop/kit';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import styles from './product-list-page.module.css';

/** Goods found: filters at the side, chips of what is chosen, cards, paging. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { breadcrumbs, title, lead, status, products, facets, sort, pagination, activeFilters, clearHref, notice } = props;
  // Without an answer there is neither a count nor a filter to show.
  const isKnown = status !== 'failed';
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page}>
        <PageHeading lead={lead ?? undefined}>{title}</PageHeading>
        <div className={styles.columns}>
          <aside className={styles.side} aria-label={t.filter}>
            {isKnown && <FacetPanel {...facets} />}
          </aside>
          <section className={styles.main} aria-label={t.resultsLabel} aria-busy={status === 'loading' || undefined}>
            {isKnown && <SortBar {...sort} />}
            {isKnown && activeFilters.length > 0 && <ActiveFilters filters={activeFilters} clearHref={clearHref} />}
            {status === 'loading' && <ProductGridSkeleton count={Math.max(products.length, 6)} />}
            {status === 'failed' && <Failed onRetry={props.onRetry} />}
            {status === 'ready' && products.length === 0 && <NothingFound help={props.help} clearHref={clearHref} />}
            {status === 'ready' && products.length > 0 && (
              <>
                <ProductGrid products={products} addOf={props.addOf} headingLevel={2} priority />
                <Pagination {...pagination} />
                <p className={styles.note}>{goods.illustrationNote}</p>
              </>
            )}
            {notice && (
              <Notice title={notice.title}>
                {notice.text} {notice.link && <TextLink to={notice.link.href}>{notice.link.label}</TextLink>}
              </Notice>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function ActiveFilters({ filters, clearHref }: { filters: ProductListPageProps['activeFilters']; clearHref: string }) {
  const t = useCopy(productListCopy);
  return (
    <nav className={styles.active} aria-label={t.filterActive}>
      <ul className={styles.chips}>
        {filters.map(({ label, removeHref }) => (
          <li key={removeHref}>
            <ShopLink className={styles.chip} to={removeHref} aria-label={t.filterRemove(label)} preventScrollReset>
              {label}
              <Icon name="close" />
            </ShopLink>
          </li>
        ))}
        <li className={styles.clear}>
          <TextLink to={clearHref} standalone preventScrollReset>
            {t.filterClear}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}

function NothingFound({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <EmptyState
      illustration="not-found"
      headingLevel={2}
      title={help.word ? t.emptyWord(help.word) : t.emptyTitle}
      actions={<LinkButton to={clearHref}>{t.filterClear}</LinkButton>}
    >
      <p>{t.emptyText}</p>
      {help.ways.length > 0 && (
        <>
          <p className={styles.ways}>{t.emptyWays}</p>
          <ul className={styles.chips}>
            {help.ways.map(({ label, href }) => (
              <li key={href}>
                <ShopLink className={styles.chip} to={href}>
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useCopy(productListCopy);
  return (
    <EmptyState
      illustration="maintenance"
      headingLevel={2}
      title={t.failedTitle}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      <p>{t.failedText}</p>
    </EmptyState>
  );
}
