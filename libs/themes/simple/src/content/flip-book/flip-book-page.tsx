import { flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, Icon, LinkButton, PageHeading, Picture, ShopLink, TextLink } from '@shop/kit';
import { Breadcrumb, type BookCover, type FlipBookPageProps } from '@shop/theming';
import { BookReader } from './book-reader.tsx';
import styles from './flip-book-page.module.css';

/** A choice of catalogues, or the open one. */
export default function FlipBookPage({ breadcrumbs, covers, book, browseHref, orderHref }: FlipBookPageProps) {
  const t = useCopy(flipBookCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        {book ? (
          <>
            <PageHeading lead={book.lead}>{book.name}</PageHeading>
            <p className={styles.issue}>
              {t.issue(book.issuedOn)} {t.pages(book.pages.length)}
            </p>
            <BookReader key={book.key} book={book} />
            <p>
              <TextLink to={book.listHref} standalone>
                <Icon name="arrow-left" />
                {t.all}
              </TextLink>
            </p>
          </>
        ) : (
          <>
            <PageHeading lead={covers.length > 0 ? t.lead : undefined}>{t.title}</PageHeading>
            {covers.length > 0 ? (
              <Covers covers={covers} />
            ) : (
              <EmptyState
                title={t.emptyTitle}
                headingLevel={2}
                actions={<LinkButton to={browseHref}>{t.browse}</LinkButton>}
              >
                {t.emptyText}
              </EmptyState>
            )}
          </>
        )}
        {orderHref !== null && (
          <p>
            <TextLink to={orderHref} standalone>
              {t.order}
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}

function Covers({ covers }: { readonly covers: readonly BookCover[] }) {
  const t = useCopy(flipBookCopy);
  return (
    <ul className={styles.covers}>
      {covers.map(({ key, name, lead, issuedOn, pageCount, href, picture }, index) => (
        <li key={key} className={styles.cover}>
          <div className={styles.picture}>
            {picture && (
              <Picture picture={picture} sizes="(width >= 768px) 45rem, 200vw" alt="" priority={index === 0} />
            )}
          </div>
          <h2 className={styles.name}>
            <ShopLink className={styles.link} to={href}>
              {name}
            </ShopLink>
          </h2>
          <p className={styles.issue}>
            {t.issue(issuedOn)} {t.pages(pageCount)}
          </p>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  );
}
