import type { ReactNode } from 'react';
import { paginationCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton, type EmptyStateProps } from '@shop/kit';
import { Pagination, type PagedListProps as Page } from '@shop/theming';
import { ChangeNotice } from './change-notice.tsx';
import styles from './paged-list.module.css';

interface PagedListProps<R> extends Page<R>, Pick<EmptyStateProps, 'illustration'> {
  /** The screen's own texts. */
  readonly texts: Readonly<Record<'emptyTitle' | 'emptyText' | 'browse', string>>;
  /** Renders the rows: cards, or a log by day. */
  readonly children: (rows: readonly R[]) => ReactNode;
}

/** One page of a log or of a list of articles, and the way to the others. */
export function PagedList<R>({
  rows,
  total,
  pagination,
  browseHref,
  message = null,
  texts,
  illustration,
  children,
}: PagedListProps<R>) {
  const t = useCopy(paginationCopy);
  return (
    <div className={styles.page}>
      <ChangeNotice message={message} />
      {rows.length === 0 ? (
        <EmptyState
          {...(illustration && { illustration })}
          title={texts.emptyTitle}
          headingLevel={2}
          actions={
            <LinkButton variant="primary" to={browseHref}>
              {texts.browse}
            </LinkButton>
          }
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{t.total(total)}</p>
          {children(rows)}
          <Pagination {...pagination} />
        </>
      )}
    </div>
  );
}
