import { newsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, EmptyState, LinkButton, LogList, PageHeading, ShopLink, TextLink } from '@shop/kit';
import { Breadcrumb, Pagination, type NewsListPageProps, type NewsRow } from '@shop/theming';
import styles from './news-list-page.module.css';

/**
 * News by day; important news is above, whatever its day. Does not use PagedList, whose code for undoing changes is too
 * large for a page in search engines.
 */
export default function NewsListPage({
  breadcrumbs,
  important,
  kinds,
  rows,
  pagination,
  browseHref,
}: NewsListPageProps) {
  const t = useCopy(newsCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.description}>{t.title}</PageHeading>
        <nav aria-label={t.filter}>
          <ul className={styles.kinds}>
            {kinds.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <ShopLink className={styles.kind} to={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        {important.length > 0 && (
          <section className={styles.important} aria-labelledby="news-important">
            <h2 id="news-important" className={styles.importantTitle}>
              {t.importantTitle}
            </h2>
            <ul className={styles.list}>
              {important.map((row) => (
                <li key={row.id}>
                  <p className={styles.day}>{row.day}</p>
                  <NewsEntry {...row} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {rows.length === 0 && important.length === 0 && (
          <EmptyState
            title={t.emptyTitle}
            headingLevel={2}
            actions={
              <LinkButton variant="primary" to={browseHref}>
                {t.browse}
              </LinkButton>
            }
          >
            {t.emptyText}
          </EmptyState>
        )}
        <LogList rows={rows}>{(row) => <NewsEntry {...row} />}</LogList>
        <Pagination {...pagination} />
      </div>
    </>
  );
}

function NewsEntry({ href, kind, title, lead, isUnread }: NewsRow) {
  const t = useCopy(newsCopy);
  return (
    <div className={styles.entry}>
      <p className={styles.marks}>
        <Badge>{kind}</Badge>
        {isUnread && <Badge tone="accent">{t.unread}</Badge>}
      </p>
      <TextLink to={href} standalone>
        {isUnread ? <strong>{title}</strong> : title}
      </TextLink>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
