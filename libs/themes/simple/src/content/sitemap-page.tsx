import { sitemapCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageHeading, ShopLink } from '@shop/kit';
import { Breadcrumb, type SitemapBranch, type SitemapPageProps } from '@shop/theming';
import styles from './sitemap-page.module.css';

/** All pages of the shop: plain links in lists, products below their categories. */
export default function SitemapPage({ breadcrumbs, parts }: SitemapPageProps) {
  const t = useCopy(sitemapCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.lead}>{t.title}</PageHeading>
        {parts.map(({ key, title, branches }) => (
          <section key={key} aria-labelledby={`sitemap-${key}`}>
            <h2 id={`sitemap-${key}`} className={styles.title}>
              {title}
            </h2>
            <Branches
              branches={branches}
              className={branches.some((branch) => branch.branches.length > 0) ? styles.groups : styles.leaves}
            />
          </section>
        ))}
      </div>
    </>
  );
}

function Branches({
  branches,
  className,
}: {
  readonly branches: readonly SitemapBranch[];
  readonly className: string | undefined;
}) {
  return (
    <ul className={className}>
      {branches.map(({ label, href, branches: below }) => (
        <li key={href}>
          <ShopLink className={styles.link} to={href}>
            {label}
          </ShopLink>
          {below.length > 0 && <Branches branches={below} className={styles.below} />}
        </li>
      ))}
    </ul>
  );
}
