import type { ReactNode } from 'react';
import { EmptyState, LinkButton, LogList, type LogRow } from '@shop/kit';
import { Pagination, type PagedListProps } from '@shop/theming';
import styles from './log-page.module.css';

interface LogPageProps<Row extends LogRow> extends PagedListProps<Row> {
  readonly t: Readonly<Record<'emptyTitle' | 'emptyText' | 'browse', string>>;
  /** Draws one row. */
  readonly children: (row: Row) => ReactNode;
  /** Stands below the rows. */
  readonly foot?: ReactNode;
}

/** What a member did, by day, a page at a time; the way on where there is nothing. */
export function LogPage<Row extends LogRow>({ t, rows, pagination, browseHref, children, foot }: LogPageProps<Row>) {
  if (rows.length === 0) {
    return (
      <EmptyState title={t.emptyTitle} headingLevel={2} actions={<LinkButton to={browseHref}>{t.browse}</LinkButton>}>
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <LogList rows={rows}>{children}</LogList>
      <Pagination {...pagination} />
      {foot}
    </div>
  );
}
