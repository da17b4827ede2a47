import { blogCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, EmptyState, LinkButton, PageHeading, ShopLink } from '@shop/kit';
import { Breadcrumb, Pagination, type BlogCard, type BlogListPageProps } from '@shop/theming';
import { ArticlePicture } from './article-picture.tsx';
import styles from './blog-list-page.module.css';

/** Articles as cards; the newest is large and first. */
export default function BlogListPage({ breadcrumbs, categories, rows, pagination, browseHref }: BlogListPageProps) {
  const t = useCopy(blogCopy);
  const [first, ...others] = rows;
  const isFront = pagination.page === 1;
  const isAll = categories.every(({ isCurrent }, index) => !isCurrent || index === 0);
  const cards = isFront ? others : rows;
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.description}>{t.title}</PageHeading>
        {categories.length > 1 && (
          <nav aria-label={t.filter}>
            <ul className={styles.categories}>
              {categories.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <ShopLink
                    className={styles.category}
                    to={href}
                    {...(isCurrent && { 'aria-current': 'page' as const })}
                  >
                    {label}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isFront && first && <Card {...first} isLarge />}
        {cards.length > 0 && (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <Card {...card} />
              </li>
            ))}
          </ul>
        )}
        {!first && (
          <EmptyState
            title={t.emptyTitle}
            headingLevel={2}
            actions={
              <LinkButton variant="primary" to={browseHref}>
                {t.browse}
              </LinkButton>
            }
          >
            {isAll ? t.emptyText : t.emptyCategory}
          </EmptyState>
        )}
        <Pagination {...pagination} />
      </div>
    </>
  );
}

function Card({
  href,
  category,
  day,
  title,
  lead,
  picture,
  isLarge = false,
}: BlogCard & { readonly isLarge?: boolean }) {
  return (
    <article className={styles.card} data-large={isLarge || undefined}>
      <ArticlePicture
        picture={picture}
        sizes={isLarge ? '(width >= 960px) 40rem, 100vw' : '(width >= 960px) 22rem, (width >= 600px) 50vw, 100vw'}
        priority={isLarge}
      />
      <div className={styles.text}>
        <p className={styles.head}>
          <Badge>{category}</Badge>
          <span>{day}</span>
        </p>
        <h2 className={styles.title}>
          <ShopLink className={styles.link} to={href}>
            {title}
          </ShopLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
    </article>
  );
}
