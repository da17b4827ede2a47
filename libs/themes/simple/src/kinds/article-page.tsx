import type { ReactNode } from 'react';
import { PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, type ArticlePageProps } from '@shop/theming';
import styles from './article-page.module.css';

/** Something to read in a column of its measure; what stands between title and text, and below it, is the screen's own. */
export function ArticlePage({
  breadcrumbs,
  title,
  body,
  head,
  children,
}: ArticlePageProps & { readonly head?: ReactNode; readonly children?: ReactNode }) {
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <article className={styles.page} data-sheet="article">
        <PageHeading>{title}</PageHeading>
        {head}
        <RichText html={body} />
        {children}
      </article>
    </>
  );
}
